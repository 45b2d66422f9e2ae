import { expect, it } from 'vitest';
import { softened } from './hyphens';

const shown = (text: string) => softened(text).replaceAll('\u00ad', '-');

it('lets long Cyrillic words break between syllables', () => {
  expect(shown('Предизвикателството на Тир')).toBe('Пре-диз-ви-ка-телст-вото на Тир');
  expect(shown('Благословията на Локи')).toBe('Бла-гос-ло-вията на Локи');
  expect(shown('Валькирия')).toBe('Валь-ки-рия');
});

it('never begins a line with a soft sign', () => {
  expect(shown('Повелитель топоров')).toBe('Пове-ли-тель топоров');
});

it('leaves short words and other scripts as they are', () => {
  for (const text of ['Яростта на Тир', "Odin's Inspiration", '提爾的挑戰'])
    expect(shown(text)).toBe(text);
});
