import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gameId, gameText, helpText, sides, trFacts, word, wording } from './words';

const MESSAGES: Record<string, string> = {
  'battalia-word-friman': 'Friman',
  'battalia-word-red': 'red',
  'battalia-word-open': 'open city {number}',
  'battalia-word-n': 'north',
  'battalia-word-e': 'east',
  'battalia-compound': '{second} {first}',
  'battalia-option-heroic': 'Heroic mode',
  'battalia-value-scenario-volcano': 'the volcano',
  'battalia-preset-first-game': 'First game',
  'stormgates-word-red': 'crimson',
  'battalia-help-covered-valley': 'Nobody enters.',
  amount: '{number} × {word}',
  pair: '{key}: {value}',
  story: '{seat} {cards-id} {secret}',
};

vi.mock('./i18n.svelte', () => ({
  has: (id: string) => id in MESSAGES,
  tr: (id: string, args: Record<string, string | number> = {}) =>
    (MESSAGES[id] ?? id).replaceAll(/\{([\w-]+)\}/g, (_all, name: string) =>
      String(args[name] ?? ''),
    ),
  list: (items: string[]) => items.join(' and '),
  variables: (id: string) =>
    [...(MESSAGES[id] ?? '').matchAll(/\{([\w-]+)\}/g)].map((found) => found[1]),
}));

const context = { game: 'battalia', names: ['Ada', 'Grace'] };
const told = (family: string, value: unknown) => wording(context, { it: value }, { it: family }).it;

beforeEach(() => vi.clearAllMocks());

describe('messages of a game', () => {
  it('of the expansion are its own, else those of the base game', () => {
    expect(gameId('stormgates', 'word-red')).toBe('stormgates-word-red');
    expect(gameId('stormgates', 'word-friman')).toBe('battalia-word-friman');
    expect(gameId('bloodrage', 'word-red')).toBe('bloodrage-word-red');
  });

  it('have dashes where names have spaces', () => {
    expect(gameText('battalia', 'preset', 'first game')).toBe('First game');
  });
});

describe('help', () => {
  it('is told where there is any', () => {
    expect(helpText('stormgates', 'covered.valley')).toBe('Nobody enters.');
    expect(helpText('battalia', 'friman')).toBe('');
  });
});

describe('words of the notation', () => {
  it.each([
    ['friman', 'Friman'],
    ['friman.red', 'red Friman'],
    ['open12', 'open city 12'],
    ['e4', 'e4'],
    ['unheard-of', 'unheard-of'],
  ])('%s', (text, said) => {
    expect(word('battalia', text)).toBe(said);
  });

  it('are sides where exits are named', () => {
    expect(sides('battalia', 'ne')).toBe('north and east');
  });
});

describe('facts', () => {
  it('that are seats become names', () => {
    expect(told('seat', 1)).toBe('Grace');
    expect(told('seat', [0, 1])).toBe('Ada and Grace');
    expect(told('player', 1)).toBe('Ada');
    expect(told('seat', 7)).toBe('8');
    expect(told('player', 'player2')).toBe('Grace');
  });

  it('that are sides of a tile are listed', () => {
    expect(told('sides', 'ne')).toBe('north and east');
  });

  it('mean what their kind says, whatever their name is', () => {
    expect(wording(context, { seat: 1, exits: 'n', option: 'heroic' }, {})).toMatchObject({
      seat: 1,
      exits: 'north',
      option: 'heroic',
    });
  });

  it('that are numbers stay numbers, great ones without marks between digits', () => {
    expect(told('word', 3)).toBe(3);
    expect(told('word', 1200)).toBe('1200');
  });

  it('that are missing say nothing', () => {
    expect(told('word', null)).toBe('');
    expect(told('word', undefined)).toBe('');
  });

  it('in a row are counted', () => {
    expect(told('word', ['friman.red', 'friman.red', 'friman'])).toBe('2 × red Friman and Friman');
    expect(told('amount', '2 friman')).toBe('2 × Friman');
  });

  it('name options and their values', () => {
    expect(told('option', 'heroic')).toBe('Heroic mode');
    expect(told('value-scenario', 'volcano')).toBe('the volcano');
    expect(told('value-scenario', 'friman')).toBe('Friman');
  });

  it('by seat or by word become pairs', () => {
    expect(told('word', { 0: 5, 1: 7 })).toBe('Ada: 5 and Grace: 7');
    expect(told('word', { red: 2 })).toBe('red: 2');
  });

  it('can be chosen by as they are', () => {
    expect(
      wording(context, { card: 'friman', many: ['a', 'b'], none: null, yes: true }, {}),
    ).toMatchObject({
      'card-id': 'friman',
      'many-id': 2,
      'none-id': 'none',
      'yes-id': 'yes',
    });
  });

  it('that are hidden leave their place empty', () => {
    expect(trFacts('story', wording(context, { seat: 0 }, { seat: 'seat' }))).toBe('Ada none ');
  });
});
