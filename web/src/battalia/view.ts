/** What a seat sees of Battalia and The Stormgates: the parts of the view that the table draws. */
export interface TileFacts {
  card: string;
  exits: string;
  terrain: string;
  owner?: number;
  neutral?: boolean;
  level?: number;
}

export interface OpenFacts {
  card: string;
  as: string;
  uses: number;
  flags: number;
}

export interface TentFacts {
  card: string | null;
  content: string[];
  temporary: boolean;
}

export interface PlayerFacts {
  heroes: (string | null)[];
  table: string[];
  new: string[];
  open: OpenFacts[];
  tents: TentFacts[];
  /** Own cards by name, those of others as a number. */
  hand: string[] | number;
  ambush: string[] | number;
  nation: string[] | number;
  shelter: (string | null)[];
  coming?: string[];
  hand_known?: string[];
  ambush_known?: string[];
}

export interface DeckFacts {
  top: string[];
  rest: string[] | number;
  bottom: string[];
}

export interface FrameFacts {
  step: string;
  [field: string]: unknown;
}

export interface BattaliaView {
  game: string;
  seats: number;
  options: Record<string, string | number | boolean | null>;
  seat: number | null;
  decision: number;
  to_act: number[];
  day: number;
  first: number;
  active: number;
  oracle: { week: number; weekday: number; days: [string, string][] };
  factions: (string | null)[];
  points: number[];
  players: PlayerFacts[];
  tiles: Record<string, TileFacts>;
  impassable: string[];
  out_of_play: string[];
  pool: Record<string, DeckFacts | number>;
  display: string[];
  limbo: string[];
  relics: Record<string, { cards: string[] | number }>;
  seals: Record<string, number[]>;
  ride: [number, number] | null;
  borrowed: { lender: number; user: number; card: string | null } | null;
  frames: FrameFacts[];
  result: unknown;
  teams?: { teams: number[][]; points: number[]; steps: (string | null)[] };
  draft?: { sees?: string[]; own?: string[] };
  royals?: { waiting?: string[] };
  heroic?: { veterans?: number[] };
  trading?: { stardust?: number; caskets?: number; posts?: string[][] };
  storm?: { open?: string[]; left?: number };
  fate_cards?: { deck?: number[] };
  mantle?: { veils?: Record<string, number> };
  mask?: { lines?: LineFacts[] };
  metamorpha?: { cell?: string | null; power?: string };
  bilkarr?: { square?: string | null; state?: string; path?: string[] };
  potions?: Record<string, PotionFacts>;
  valleys?: { buildings?: Record<string, string> };
  high_pass?: object;
  kings_bridge?: object;
}

export interface PotionFacts {
  owner?: number;
  day?: number;
  used?: boolean;
  victim?: number;
}

export interface LineFacts {
  side: 'attacker' | 'defender';
  card: string;
  uses: number;
  strength: number;
}

export type Price = Record<string, number>;

/** One side of a battle in its parts; they add up to the total. */
export interface SideSums {
  line: number;
  base: number;
  morale: number;
  terrain: number;
  other: number;
}

export interface BattleSums {
  attacker: number;
  defender: number | null;
  target: 'place' | 'hero' | 'guard';
  cell: string;
  attack: number;
  defence: number;
  /** What each side lacks for a complete volley. */
  attack_needs: number;
  defence_needs: number;
  with_hand?: number;
  attack_parts: SideSums;
  defence_parts: SideSums;
  /** What follows if the attack wins, and if the defence holds. */
  stakes?: { attack: Outcome; defence: Outcome };
}

/** What the end of a battle changes, as far as it does; by seat where there is a table. */
export interface Outcome {
  points?: Record<string, [number, number]>;
  heroes_lost?: Record<string, number>;
  place?: { cell: string; owner: number | null; level: number };
  to_shelter?: Record<string, number>;
  new_cards?: Record<string, number>;
  ends_game?: boolean;
  /** The step that comes next for the winner. */
  then?: string;
}

/** A face of the die of an amulet. */
export interface Roll {
  roll: number;
  effect: 'uses' | 'ambush' | 'shelter' | 'joker';
  total?: number;
}

export interface EndFacts {
  reason: string;
  have?: number[];
  of?: number[] | number;
  free?: number;
  day?: number;
}

export interface Figures {
  points?: number[];
  places?: number[];
  ends?: EndFacts[];
  battle?: BattleSums | null;
  purse?: Price;
  prices?: {
    hire: Record<string, Price[]>;
    create: Record<string, Price[]>;
    build: Record<string, Price[]>;
    upgrade: Record<string, Price[]>;
    hero: Price[];
  };
  movement?: Record<string, { at: string; payable: number; steps: Record<string, number> }>;
  gates?: { gates: Record<string, number>; jumps: Record<string, Record<string, number>> };
}

/** How many cards a zone holds, whether or not one may see them. */
export const sizeOf = (zone: unknown[] | number): number => (typeof zone === 'number' ? zone : zone.length);

/** All cards of a deck of the pool. */
export const deckSize = (deck: DeckFacts | number | undefined): number => {
  if (deck === undefined) return 0;
  return typeof deck === 'number' ? deck : deck.top.length + sizeOf(deck.rest) + deck.bottom.length;
};
