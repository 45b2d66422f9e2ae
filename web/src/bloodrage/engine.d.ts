// What seats and spectators get of Blood Rage. Made by tools.generate.api_reference.

/** All kinds of documents. */
export type Documents = {
  view: View;
  figures: Figures;
  preview: Preview;
  event: Event;
  step: Step;
  printed: Printed;
};

export type ActionsOverEvent = {
  event: "actions-over";
  age: number;
  number?: number;
};

export type AddedNothingEvent = {
  event: "added-nothing";
  seat: Seat;
  number?: number;
};

export type AfterStep = {
  step: "after";
  participants: Seat[];
  seat: Seat;
  declines: number;
  asked: number;
  tail?: number[];
};

export type AgeBeginsEvent = {
  event: "age-begins";
  age: number;
  first: Seat;
  doomed: ProvinceWord;
  number?: number;
};

export type AgeStep = {
  step: "age";
  next_phase: PhaseWord;
  tail?: number[];
};

/** A battle in progress: open totals and stakes by seat, and the player's card once laid. */
export type Battle = {
  place: string;
  pillager: number;
  totals: Record<string, number>;
  stakes: Record<string, Stake>;
  own_card?: string;
  own_total?: number;
};

export type BattleCardsStep = {
  step: "battle-cards";
  opened: number;
  asked: Seat[];
  pending: Seat[];
  chosen: Record<string, number>;
  tail: number[];
};

export type BattleDecidedEvent = {
  event: "battle-decided";
  place: ProvinceWord;
  totals: Record<string, number>;
  winner: Seat | null;
  number?: number;
};

export type BattleEvent = {
  event: "battle";
  place: ProvinceWord;
  pillager: Seat;
  seats: Seat[];
  number?: number;
};

export type BattleStep = {
  step: "battle";
  pillager: Seat;
  province: ProvinceWord;
  participants: Seat[];
  stage: number;
  cursor: number;
  cancelled: Seat[];
  valkyrie: Seat | null;
  winner: Seat | null;
  judges: Seat[];
  graces: number;
  tail?: number[];
};

export type BlessingStep = {
  step: "blessing";
  seat: Seat;
  province: ProvinceWord;
  tail?: number[];
};

export type CallStep = {
  step: "call";
  province: ProvinceWord;
  pillager: Seat;
  seat: Seat;
  declines: number;
  asked: number;
  tail?: number[];
};

export type CardAddedEvent = {
  event: "card-added";
  seat: Seat;
  card: CardWord;
  number?: number;
};

export type CardUsedEvent = {
  event: "card-used";
  seat: Seat;
  card: CardWord;
  number?: number;
};

export type CardWord =
  | "dwarf-chieftain"
  | "sea-serpent"
  | "troll"
  | "lord-of-hammers"
  | "brothers-in-arms"
  | "loki-dragons"
  | "frigga-charm"
  | "frigga-succor"
  | "loki-blessing"
  | "loki-domain"
  | "thor-glory"
  | "tyr-domain"
  | "alfheim"
  | "glorious-death"
  | "jotunheim"
  | "manheim"
  | "yggdrasil"
  | "frigga-grace"
  | "heimdall-sight"
  | "loki-trickery"
  | "odin-smite"
  | "thor-hammer"
  | "tyr-bash"
  | "tyr-crush"
  | "tyr-smash"
  | "tyr-smite"
  | "dark-elf"
  | "fire-giant"
  | "valkyrie"
  | "lord-of-axes"
  | "experts-in-arms"
  | "fire-dragons"
  | "frigga-protection"
  | "loki-eminence"
  | "odin-inspiration"
  | "thor-domain"
  | "tyr-challenge"
  | "tyr-prowess"
  | "alfheim.2"
  | "glorious-death.2"
  | "jotunheim.2"
  | "manheim.2"
  | "yggdrasil.2"
  | "heimdall-eye"
  | "heimdall-watch"
  | "loki-backstab"
  | "odin-tide"
  | "thor-oath"
  | "tyr-crush.2"
  | "tyr-rage"
  | "tyr-smash.2"
  | "tyr-smite.2"
  | "frost-giant"
  | "soldier-of-hel"
  | "volur-witch"
  | "lord-of-spears"
  | "masters-in-arms"
  | "eternal-dragons"
  | "frigga-domain"
  | "frigga-sacrifice"
  | "loki-wrath"
  | "odin-throne"
  | "thor-conquest"
  | "tyr-wrath"
  | "alfheim.3"
  | "glorious-death.3"
  | "jotunheim.3"
  | "manheim.3"
  | "yggdrasil.3"
  | "heimdall-gaze"
  | "heimdall-watch.3"
  | "loki-poison"
  | "odin-judgement"
  | "thor-ascension"
  | "thor-primacy"
  | "tyr-crush.3"
  | "tyr-rage.3"
  | "tyr-smite.3";

/** Cards that the viewer knows only to be, in some order, at these places of a pack. */
export type CardsAtPlaces = {
  places: number[];
  cards: string[];
};

export type CardsSweptEvent = {
  event: "cards-swept";
  seat: Seat;
  number?: number;
};

export type CardsTakenEvent = {
  event: "cards-taken";
  seat: Seat;
  from: Seat;
  cards: CardWord[];
  number?: number;
};

export type CauseWord = "battle" | "invade" | "ragnarok";

/** A number before and after a choice. */
export type Change = {
  before: number;
  after: number;
};

export type ClanChosenEvent = {
  event: "clan-chosen";
  seat: Seat;
  clan: ClanWord;
  number?: number;
};

export type ClanWord = "wolf" | "bear" | "serpent" | "raven";

export type ClansStep = {
  step: "clans";
  tail?: number[];
};

export type CountStep = {
  step: "count";
  seat: Seat;
  tail?: number[];
};

export type DealtEvent = {
  event: "dealt";
  seat: Seat;
  count: number;
  cards?: CardWord[];
  number?: number;
};

export type DeclaredEvent = {
  event: "declared";
  seat: Seat;
  strength: number;
  number?: number;
};

export type DestroyedEvent = {
  event: "destroyed";
  seat: Seat;
  place: ProvinceWord;
  figures: FigureWord[];
  cause: CauseWord;
  number?: number;
};

export type DestructionStep = {
  step: "destruction";
  cause: number;
  province: ProvinceWord;
  start: Seat;
  next: number;
  asked: SeatOrNone;
  question: number;
  tail?: number[];
};

export type DiscardStep = {
  step: "discard";
  opened: number;
  asked: Seat[];
  pending: Seat[];
  chosen: Record<string, number>;
  tail: number[];
};

export type DiscardedEvent = {
  event: "discarded";
  seat: Seat;
  kept: number;
  discarded: number;
  cards?: CardWord[];
  number?: number;
};

/** The draft of this age: rounds done, rounds in all, and the packs as a viewer knows them. */
export type Draft = {
  rounds: number;
  of: number;
  packs: SeenPack[];
};

export type DraftStep = {
  step: "draft";
  opened: number;
  asked: Seat[];
  pending: Seat[];
  chosen: Record<string, number>;
  tail: number[];
};

export type Event =
  | ActionsOverEvent
  | AddedNothingEvent
  | AgeBeginsEvent
  | BattleEvent
  | BattleDecidedEvent
  | CardAddedEvent
  | CardUsedEvent
  | CardsSweptEvent
  | CardsTakenEvent
  | ClanChosenEvent
  | DealtEvent
  | DeclaredEvent
  | DestroyedEvent
  | DiscardedEvent
  | GloryGainedEvent
  | HasChosenEvent
  | InvadedEvent
  | JoinedEvent
  | MarchedEvent
  | PackSeenEvent
  | PassedEvent
  | PhaseEvent
  | PillagedEvent
  | PillagingEvent
  | ProtectedEvent
  | ProvinceDestroyedEvent
  | QuestCommittedEvent
  | QuestRevealedEvent
  | RageChangedEvent
  | RecoveredEvent
  | ReleasedEvent
  | RetreatedEvent
  | RevealedEvent
  | SacrificedEvent
  | SparedEvent
  | StatRaisedEvent
  | StayedAwayEvent
  | TextsCancelledEvent
  | UpgradedEvent;

export type FigureWord =
  | "warrior"
  | "leader"
  | "ship"
  | "dwarf-chieftain"
  | "sea-serpent"
  | "troll"
  | "dark-elf"
  | "fire-giant"
  | "valkyrie"
  | "frost-giant"
  | "soldier-of-hel"
  | "volur-witch";

/**
 * What a screen shows besides the view; from `upgrade_prices` on, only for a seat.
 *
 * `next_doomed` is the province to be destroyed next, `ragnarok_glory` the glory each clan gets
 * for a figure destroyed with it. Prices are Rage for cards in hand and figures in the reserve.
 * `quests` are the clan's, `pack_quests` are in the pack to choose from, `picked` are the cards
 * picked while others still choose.
 */
export type Figures = {
  next_doomed: string | null;
  ragnarok_glory: number[];
  battle: Battle | null;
  upgrade_prices?: Record<string, number>;
  invade_prices?: Record<string, number>;
  quests?: OwnQuest[];
  pack_quests?: QuestProgress[];
  picked?: string[];
};

/**
 * The facts of a preview that apply to the choice.
 *
 * Every action: `cost`, `rage_left`, `strength` where it changes, `on_board` and `horns`, `stats`
 * that rise. An invade that destroys figures: these by seat and kind, though some may be saved. A
 * battle card: the `totals` with it, what its text brings `if_won` and `if_lost`. A quest: its
 * progress. A pillage: the clans there and their STR, the figures that may join from each
 * neighbouring province, glory from the Axes once the reward is taken, reward and empty villages.
 */
export type Forecast = {
  cost?: number;
  rage_left?: number;
  strength?: Record<string, StrengthChange>;
  on_board?: number;
  horns?: number;
  stats?: Record<string, Change>;
  destroyed?: Record<string, Record<string, number>>;
  totals?: Record<string, number>;
  if_won?: Gain[];
  if_lost?: Gain[];
  strengths?: Record<string, number>;
  may_join?: Record<string, [string, string][]>;
  battle_glory?: number;
  reward?: Reward;
  empty_villages?: number;
  quest?: QuestProgress;
};

export type FreeInvadeStep = {
  step: "free-invade";
  seat: Seat;
  first: FigureWord | null;
  second: FigureWord | null;
  tail?: number[];
};

/** The gain from a card if its clan wins a battle, or what it may steal if it loses one. */
export type Gain = {
  card: string;
  glory: number;
  rage: number;
};

export type GloryGainedEvent = {
  event: "glory-gained";
  seat: Seat;
  source: SourceWord;
  glory: number;
  number?: number;
};

export type HasChosenEvent = {
  event: "has-chosen";
  seat: Seat;
  step: string;
  code?: number;
  number?: number;
};

export type InvadedEvent = {
  event: "invaded";
  seat: Seat;
  figure: FigureWord;
  place: PlaceWord;
  rage: number;
  number?: number;
};

export type InvadedStep = {
  step: "invaded";
  seat: Seat;
  figure: FigureWord;
  place: ProvinceWord;
  stage: number;
  tail?: number[];
};

export type JoinedEvent = {
  event: "joined";
  seat: Seat;
  figure: FigureWord;
  source: ProvinceWord;
  place: ProvinceWord;
  number?: number;
};

/** A card that all know to be in a hand, and how many quests were already committed. */
export type KnownCard = {
  card: string;
  after_quests: number;
};

/** The player's STR in a province, the greatest STR of the others, and whether they lead. */
export type Lead = {
  place: string;
  own: number;
  rival: number;
  leads: boolean;
};

export type LeadStep = {
  step: "lead";
  seat: Seat;
  province: ProvinceWord;
  tail?: number[];
};

export type MarchStep = {
  step: "march";
  seat: Seat;
  source: ProvinceWord;
  target: ProvinceWord;
  tail?: number[];
};

export type MarchedEvent = {
  event: "marched";
  seat: Seat;
  source: ProvinceWord;
  target: ProvinceWord;
  figures: FigureWord[];
  rage: number;
  number?: number;
};

/** A quest of the player's clan, committed or still in hand. */
export type OwnQuest = {
  card: string;
  completed: boolean;
  glory: number;
  dead?: number;
  needed?: number;
  provinces?: Lead[];
  committed: boolean;
};

export type PackSeenEvent = {
  event: "pack-seen";
  seat: Seat;
  count: number;
  cards?: CardWord[];
  number?: number;
};

export type PassedEvent = {
  event: "passed";
  seat: Seat;
  number?: number;
};

export type PhaseEvent = {
  event: "phase";
  age: number;
  phase: PhaseWord;
  number?: number;
};

export type PhaseWord = "gifts" | "action" | "discard" | "quests" | "ragnarok" | "valhalla" | "end";

export type PillageStep = {
  step: "pillage";
  seat: Seat;
  province: ProvinceWord;
  stage: number;
  tail?: number[];
};

export type PillagedEvent = {
  event: "pillaged";
  seat: Seat;
  place: ProvinceWord;
  token: TokenWord;
  number?: number;
};

export type PillagingEvent = {
  event: "pillaging";
  seat: Seat;
  place: ProvinceWord;
  rage: number;
  number?: number;
};

export type PlaceWord =
  | "elvagar"
  | "angerboda"
  | "muspelheim"
  | "horgr"
  | "utgard"
  | "andlang"
  | "gimle"
  | "myrkvlor"
  | "yggdrasil"
  | "fjord-ne"
  | "fjord-se"
  | "fjord-sw"
  | "fjord-nw";

export type Preview = {
  certain: boolean;
  undoable: boolean;
  events: Event[];
  facts: Forecast;
};

/**
 * What is printed on the components: cards by word, provinces clockwise, the clan sheets.
 *
 * `legends` is the glory for each step of a stat at the end of the game. `slots` are the kinds of
 * upgrade that a clan sheet has room for. `asking` has the cards by which a clan is asked, by the
 * step or by a choice that it offers.
 */
export type Printed = {
  rules: Record<string, string>;
  cards: Record<string, PrintedCard>;
  provinces: Record<string, PrintedProvince>;
  centre: string;
  clans: string[];
  tracks: PrintedTracks;
  legends: number[];
  glory_token: number;
  slots: string[];
  phases: string[];
  asking: Record<string, string[]>;
};

/**
 * A card: its id in the texts, its kind, the age of its deck, its god, the figure that it
 * improves or brings, and its numbers.
 */
export type PrintedCard = {
  id: string;
  kind: string;
  age: number;
  god: string;
  figure?: string;
  strength?: number;
  price?: number;
  glory?: number;
};

/** A province of the ring: its region, its villages, the fjord that its ships lie in. */
export type PrintedProvince = {
  region: string;
  villages: number;
  fjord: string;
};

/** The values of each stat from the first step to the last. */
export type PrintedTracks = {
  rage: number[];
  axes: number[];
  horns: number[];
};

export type ProtectedEvent = {
  event: "protected";
  seat: Seat;
  figures: FigureWord[];
  rage: number;
  number?: number;
};

/** A province: its pillage token, figures and strength by seat; Yggdrasil has no villages. */
export type Province = {
  token: string;
  pillaged: boolean;
  destroyed: boolean;
  figures: Record<string, Record<string, number>>;
  strength: number[];
  empty_villages?: number;
};

export type ProvinceDestroyedEvent = {
  event: "province-destroyed";
  place: ProvinceWord;
  age: number;
  number?: number;
};

export type ProvinceWord =
  | "elvagar"
  | "angerboda"
  | "muspelheim"
  | "horgr"
  | "utgard"
  | "andlang"
  | "gimle"
  | "myrkvlor"
  | "yggdrasil";

export type ProwessStep = {
  step: "prowess";
  seat: Seat;
  tail?: number[];
};

export type QuestCommittedEvent = {
  event: "quest-committed";
  seat: Seat;
  card?: CardWord;
  number?: number;
};

/** The progress of a quest: figures in Valhalla and how many it needs, or STR by province. */
export type QuestProgress = {
  card: string;
  completed: boolean;
  glory: number;
  dead?: number;
  needed?: number;
  provinces?: Lead[];
};

export type QuestRevealedEvent = {
  event: "quest-revealed";
  seat: Seat;
  card: CardWord;
  completed: boolean;
  number?: number;
};

export type QuestsStep = {
  step: "quests";
  next: number;
  completed: CardWord[];
  tail?: number[];
};

export type RageChangedEvent = {
  event: "rage-changed";
  seat: Seat;
  rage: number;
  by: number;
  number?: number;
};

export type RaiseStep = {
  step: "raise";
  seat: Seat;
  allowed: StatWord[];
  tail?: number[];
};

export type RecoveredEvent = {
  event: "recovered";
  seat: Seat;
  cards: CardWord[];
  rage: number;
  number?: number;
};

export type ReleasedEvent = {
  event: "released";
  seat: Seat;
  figures: number;
  number?: number;
};

/** How a game ended: points and places by seat, the seats that won, and why it ended. */
export type ResultDocument = {
  points: number[];
  places: number[];
  winners: number[];
  reason: string;
};

export type RetreatedEvent = {
  event: "retreated";
  seat: Seat;
  figure: FigureWord;
  number?: number;
};

export type RevealedEvent = {
  event: "revealed";
  cards: Record<string, CardWord>;
  number?: number;
};

/** The reward of a pillage: glory, or the values that stats would have. */
export type Reward = {
  token: string;
  times: number;
  glory?: number;
  stats?: Record<string, Change>;
};

export type RewardStep = {
  step: "reward";
  seat: Seat;
  province: ProvinceWord;
  stage: number;
  grace: number;
  tail?: number[];
};

export type SacrificeStep = {
  step: "sacrifice";
  seat: Seat;
  figure: FigureWord;
  place: PlaceWord;
  tail?: number[];
};

export type SacrificedEvent = {
  event: "sacrificed";
  seat: Seat;
  figure: FigureWord;
  place: PlaceWord;
  number?: number;
};

export type Seat = number;

export type SeatOrNone = number;

/** A pack as a viewer knows it: cards by place, and sets of cards for several places. */
export type SeenPack = {
  seen: Record<string, string>;
  sets: CardsAtPlaces[];
};

/** A clan sheet with everything that belongs to the clan. */
export type Sheet = {
  clan: string | null;
  glory: number;
  glory_by_source: Record<string, number>[];
  rage: number;
  stats: Record<string, number>;
  values: Record<string, number>;
  passed: boolean;
  upgrades: (string | null)[];
  reserve: Record<string, number>;
  valhalla: Record<string, number>;
  on_board: number;
  hand: string[] | number;
  pack: string[] | number;
  quests: string[] | number;
  quests_completed: boolean[] | null;
  discarded: string[] | number;
  played: string[];
  known: KnownCard[];
  shown: string[];
  old_cards: number;
};

export type SourceWord =
  | "battle"
  | "pillage"
  | "quests"
  | "ragnarok"
  | "valhalla"
  | "dragons"
  | "cards"
  | "watch"
  | "stolen"
  | "slaughter"
  | "legends"
  | "conquest"
  | "given";

export type SparedEvent = {
  event: "spared";
  seat: Seat;
  figure: FigureWord;
  number?: number;
};

/**
 * The gains of a clan if it wins a battle; `reward` is the pillager's. `lost` are those of its
 * revealed card if it loses.
 */
export type Stake = {
  axes: number;
  cards: Gain[];
  lost?: Gain[];
  reward?: Reward;
};

export type StatRaisedEvent = {
  event: "stat-raised";
  seat: Seat;
  stat: StatWord;
  step: number;
  value: number;
  number?: number;
};

export type StatWord = "rage" | "axes" | "horns";

export type StayedAwayEvent = {
  event: "stayed-away";
  seat: Seat;
  number?: number;
};

export type Step =
  | AfterStep
  | AgeStep
  | BattleStep
  | BattleCardsStep
  | BlessingStep
  | CallStep
  | ClansStep
  | CountStep
  | DestructionStep
  | DiscardStep
  | DraftStep
  | FreeInvadeStep
  | InvadedStep
  | LeadStep
  | MarchStep
  | PillageStep
  | ProwessStep
  | QuestsStep
  | RaiseStep
  | RewardStep
  | SacrificeStep
  | ThorStep
  | TideStep
  | TurnStep;

/** STR by seat in a province before and after a choice. */
export type StrengthChange = {
  before: number[];
  after: number[];
};

export type TextsCancelledEvent = {
  event: "texts-cancelled";
  seat: Seat;
  number?: number;
};

export type ThorStep = {
  step: "thor";
  seat: Seat;
  province: ProvinceWord;
  done: number;
  tail?: number[];
};

export type TideStep = {
  step: "tide";
  next: number;
  asked: SeatOrNone;
  tail?: number[];
};

export type TokenWord = "rage" | "axes" | "horns" | "glory" | "all";

export type TurnStep = {
  step: "turn";
  seat: Seat;
  done: number;
  tail?: number[];
};

export type UpgradedEvent = {
  event: "upgraded";
  seat: Seat;
  card: CardWord;
  replaced?: CardWord;
  rage: number;
  number?: number;
};

/**
 * The table as a seat or a spectator knows it.
 *
 * `decks` has the number of cards of each age, null for a past age. `may_have_kept` has by seat
 * the cards that an old card in its hand may be.
 */
export type View = {
  stormhall: number;
  game: string;
  rules: number;
  seats: number;
  options: Record<string, string | number | boolean | null>;
  seat: number | null;
  number: number;
  decision: number;
  to_act: number[];
  result: ResultDocument | null;
  age: number;
  first_player: number;
  doomed: string[];
  provinces: Record<string, Province>;
  fjords: Record<string, Record<string, Record<string, number>>>;
  sheets: Sheet[];
  discards: string[];
  draft: Draft;
  decks: (number | null)[];
  deaths: number[];
  waiting_pillages: WaitingPillage[];
  may_have_kept: Record<string, string[]>;
  frames: Step[];
};

/** A pillage that follows the one in progress. */
export type WaitingPillage = {
  seat: number;
  province: string;
};
