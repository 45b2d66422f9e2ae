/** The parts of a view of Blood Rage that the table draws (see `stormhall.bloodrage.positions.write`). */

export type Stat = 'rage' | 'axes' | 'horns';
export type Clan = 'wolf' | 'bear' | 'serpent' | 'raven';
/** How many figures of a kind. */
export type Kinds = Record<string, number>;
/** Figures by the number of their seat. */
export type BySeat = Record<string, Kinds>;

export interface ProvinceView {
  token: string;
  pillaged: boolean;
  destroyed: boolean;
  figures: BySeat;
  strength: number[];
  empty_villages?: number;
}

export interface Sheet {
  clan: Clan | null;
  glory: number;
  glory_by_source: Record<string, number>[];
  rage: number;
  /** The step of each stat, counted from 1. */
  stats: Record<Stat, number>;
  values: Record<Stat, number>;
  passed: boolean;
  upgrades: (string | null)[];
  reserve: Kinds;
  valhalla: Kinds;
  on_board: number;
  hand: string[] | number;
  pack: string[] | number;
  quests: string[] | number;
  played: string[];
}

export interface Frame {
  step: string;
  [field: string]: unknown;
}

export interface View {
  seats: number;
  age: number;
  first_player: number;
  doomed: string[];
  provinces: Record<string, ProvinceView>;
  fjords: Record<string, BySeat>;
  sheets: Sheet[];
  draft: { rounds: number; of: number };
  frames: Frame[];
  to_act: number[];
  decision: number;
  options: Record<string, unknown>;
  result: { points: number[]; places: number[]; winners: number[] } | null;
}

export interface QuestState {
  card: string;
  completed: boolean;
  committed: boolean;
  glory: number;
  dead?: number;
  needed?: number;
  provinces?: { place: string; own: number; rival: number; leads: boolean }[];
}

export interface BattleFigures {
  place: string;
  pillager: number;
  totals: Record<string, number>;
  /** What a win is worth to each clan. */
  stakes: Record<string, Stake>;
  own_card?: string;
  own_total?: number;
}

/** What a clan would gain by a win: the glory of its Axes, the reward of a pillage, its cards. */
export interface Stake {
  axes: number;
  reward?: Reward;
  cards: { card: string; glory: number; rage: number }[];
}

export interface Reward {
  token: string;
  times: number;
  glory?: number;
  stats?: Partial<Record<Stat, { before: number; after: number }>>;
}

/** What the rules have worked out for this seat (see `stormhall.bloodrage.display.screen_figures`). */
export interface Figures {
  next_doomed: string | null;
  ragnarok_glory: number[];
  battle: BattleFigures | null;
  upgrade_prices?: Record<string, number>;
  invade_prices?: Record<string, number>;
  quests?: QuestState[];
  /** Quests of the pack of a draft. */
  pack_quests?: Omit<QuestState, 'committed'>[];
  /** Cards of the pack that were picked, while others still choose. */
  picked?: string[];
}

/** The facts of a preview (see `stormhall.bloodrage.display.forecast`). */
export interface Facts {
  cost?: number;
  rage_left?: number;
  on_board?: number;
  horns?: number;
  strength?: Record<string, { before: number[]; after: number[] }>;
  stats?: Partial<Record<Stat, { before: number; after: number }>>;
  totals?: Record<string, number>;
  strengths?: Record<string, number>;
  may_join?: Record<string, [string, string][]>;
  battle_glory?: number;
  reward?: Reward;
}
