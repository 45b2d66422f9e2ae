import { expect, it, vi } from 'vitest';
import { playerName } from './players';

vi.mock('./i18n.svelte', () => ({
  tr: (id: string, facts: { number: number }) => `${id} ${facts.number}`,
}));

it('tells bots of one level apart', () => {
  const bot = { kind: 'bot', name: 'greedy', level: 'greedy' } as const;
  expect([playerName(bot, 1), playerName({ ...bot, name: '' }, 2)]).toEqual([
    'seat-bot-number 2',
    'seat-bot-number 3',
  ]);
});

it('keeps names that somebody gave', () => {
  expect(playerName({ kind: 'bot', name: 'Ines', level: 'greedy' }, 1)).toBe('Ines');
  expect(playerName({ kind: 'person', name: 'greedy', level: null }, 0)).toBe('greedy');
  expect(playerName({ kind: 'open', name: '', level: null }, 0)).toBe('seat-number 1');
});
