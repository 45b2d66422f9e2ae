// What seats and spectators get of Battalia: The Creation and Battalia: The Stormgates. Made by tools.generate.api_reference.

/** All kinds of documents. */
export type Documents = {
  view: View;
  figures: Figures;
  preview: Preview;
  event: Event;
  step: Step;
  printed: Printed;
};

export type ActionsStep = {
  step: "actions";
  seat: Seat;
  tail?: number[];
};

export type ActivatedEvent = {
  event: "activated";
  seat: Seat;
  hero: number;
  terrain: TerrainWord;
  card: CardWord;
  number?: number;
};

export type AimStep = {
  step: "aim";
  seat: Seat;
  tail?: number[];
};

export type AimedEvent = {
  event: "aimed";
  seat: Seat;
  hero: number;
  number?: number;
};

export type AmbushDiscardedEvent = {
  event: "ambush-discarded";
  seat: Seat;
  cards: CardWord[];
  number?: number;
};

export type AmbushPickedUpEvent = {
  event: "ambush-picked-up";
  seat: Seat;
  count: number;
  number?: number;
};

export type AmbushStep = {
  step: "ambush";
  seat: Seat;
  tail?: number[];
};

export type AmbushedEvent = {
  event: "ambushed";
  seat: Seat;
  card?: CardWord;
  number?: number;
};

export type AmuletRolledEvent = {
  event: "amulet-rolled";
  seat: Seat;
  amulet: CardWord;
  card: CardWord;
  roll: number;
  number?: number;
};

export type AnnexedEvent = {
  event: "annexed";
  seat: Seat;
  cell: CellWord;
  number?: number;
};

export type AnswerFrozenEvent = {
  event: "answer-frozen";
  seat: Seat;
  number?: number;
};

export type AnswerLaidStep = {
  step: "answer-laid";
  asking: Seat | null;
  order: Seat[];
  next: number;
  tail?: number[];
};

export type AnswerStep = {
  step: "answer";
  attacker: Seat;
  defender: number;
  target: TargetWord;
  cell: CellWord;
  figure: number;
  sent: number;
  joined: number;
  attack_strength: number;
  attack_factions: number;
  attack_unbound: number;
  attack_cards: number;
  defence_strength: number;
  defence_factions: number;
  defence_unbound: number;
  defence_cards: number;
  base: number;
  side: number;
  tail?: number[];
};

export type AnswerWord = "fight" | "surrender";

export type AnsweredEvent = {
  event: "answered";
  seat: Seat;
  answer: AnswerWord;
  number?: number;
};

export type AttackAnnouncedStep = {
  step: "attack-announced";
  asking: Seat | null;
  order: Seat[];
  next: number;
  tail?: number[];
};

export type AttackFailedEvent = {
  event: "attack-failed";
  seat: Seat;
  number?: number;
};

export type AttackVoidedEvent = {
  event: "attack-voided";
  seat: Seat;
  defender: Seat | null;
  number?: number;
};

export type AttackedEvent = {
  event: "attacked";
  seat: Seat;
  cell: CellWord;
  defender: Seat | null;
  target: AttackedWord;
  number?: number;
};

export type AttackedWord = "place" | "hero" | "neutral";

/** A battle in progress. */
export type Battle = {
  attacker: number;
  defender: number | null;
  target: string;
  cell: string;
  attack: number;
  defence: number;
  attack_needs: number;
  defence_needs: number;
  attack_parts: StrengthParts;
  defence_parts: StrengthParts;
  with_hand?: number;
  stakes: Stakes;
};

export type BattleCardEvent = {
  event: "battle-card";
  seat: Seat;
  card: CardWord;
  strength: number;
  attack: number;
  defence: number;
  number?: number;
};

export type BattleOverEvent = {
  event: "battle-over";
  seat: Seat;
  defender: Seat;
  attack: number;
  defence: number;
  winner: Seat;
  number?: number;
};

/**
 * The totals of a battle, and how much each side lacks to complete a volley.
 *
 * Only a fighter sees `with_hand`: their total with all cards they can lay untransformed.
 */
export type BattleSums = {
  attacker: number;
  defender: number | null;
  target: string;
  cell: string;
  attack: number;
  defence: number;
  attack_needs: number;
  defence_needs: number;
  attack_parts: StrengthParts;
  defence_parts: StrengthParts;
  with_hand?: number;
};

export type BilkarrCameEvent = {
  event: "bilkarr-came";
  roll: number;
  cell: CellWord;
  number?: number;
};

/** Where Bilkarr stands; once he is there, where he looks, his state and his path. */
export type BilkarrPart = {
  square: string | null;
  heading?: string;
  state?: string;
  path?: string[];
};

export type BilkarrWalkedEvent = {
  event: "bilkarr-walked";
  way: CellWord[];
  corner: boolean;
  number?: number;
};

/** A card of one player that another uses; null while only its user knows it. */
export type Borrowed = {
  lender: number;
  user: number;
  card: string | null;
  laid: boolean;
};

export type BorrowedEvent = {
  event: "borrowed";
  seat: Seat;
  from: Seat;
  card?: CardWord;
  number?: number;
};

export type BuildingWord =
  | "town-hall"
  | "smithy"
  | "stable"
  | "arena"
  | "tavern"
  | "weaving-mill"
  | "arcanum"
  | "grocery";

export type BuiltEvent = {
  event: "built";
  seat: Seat;
  tile: TileWord;
  cell: CellWord;
  exits: ExitsWord;
  terrain: TerrainWord;
  level: number;
  number?: number;
};

export type CardWord =
  | "supply"
  | "friman.green"
  | "friman.blue"
  | "friman.red"
  | "friman.gold"
  | "friman.white"
  | "friman.orange"
  | "friman.unbound"
  | "friman.zealot"
  | "chief.green"
  | "chief.blue"
  | "chief.red"
  | "chief.gold"
  | "chief.white"
  | "chief.orange"
  | "chief.unbound"
  | "chief.zealot"
  | "priest.green"
  | "priest.blue"
  | "priest.red"
  | "priest.gold"
  | "priest.white"
  | "priest.orange"
  | "priest.unbound"
  | "priest.zealot"
  | "lord.green"
  | "lord.blue"
  | "lord.red"
  | "lord.gold"
  | "lord.white"
  | "lord.orange"
  | "lord.unbound"
  | "lord.zealot"
  | "queen.green"
  | "queen.blue"
  | "queen.red"
  | "queen.gold"
  | "queen.white"
  | "queen.orange"
  | "king.green"
  | "king.blue"
  | "king.red"
  | "king.gold"
  | "king.white"
  | "king.orange"
  | "tool.green"
  | "tool.blue"
  | "tool.red"
  | "tool.gold"
  | "tool.white"
  | "tool.orange"
  | "weapon.green"
  | "weapon.blue"
  | "weapon.red"
  | "weapon.gold"
  | "weapon.white"
  | "weapon.orange"
  | "amulet.green"
  | "amulet.blue"
  | "amulet.red"
  | "amulet.gold"
  | "amulet.white"
  | "amulet.orange"
  | "title.green"
  | "title.blue"
  | "title.red"
  | "title.gold"
  | "title.white"
  | "title.orange"
  | "scroll.green"
  | "scroll.blue"
  | "scroll.red"
  | "scroll.gold"
  | "scroll.white"
  | "scroll.orange"
  | "tent.green"
  | "tent.blue"
  | "tent.red"
  | "tent.gold"
  | "tent.white"
  | "tent.orange"
  | "horse.green"
  | "horse.blue"
  | "horse.red"
  | "horse.gold"
  | "horse.white"
  | "horse.orange"
  | "stardust"
  | "casket"
  | "hammer"
  | "horn"
  | "sword"
  | "shield"
  | "wings"
  | "crown"
  | "hand"
  | "pavilion"
  | "staff"
  | "book"
  | "arrow"
  | "bag"
  | "standard"
  | "mantle"
  | "crystal"
  | "mask"
  | "lost-scroll"
  | "mirror";

export type CasketAmbushStep = {
  step: "casket-ambush";
  seat: Seat;
  laid: number;
  tail?: number[];
};

export type CellWord = string;

export type CensusEvent = {
  event: "census";
  week: number;
  counts?: Record<string, number>;
  number?: number;
};

/** By seat the transformed cards that stay transformed. */
export type ChangedPart = {
  cards: string[][];
};

export type ChooseCityStep = {
  step: "choose-city";
  chosen: number;
  tail?: number[];
};

export type ChooseFactionStep = {
  step: "choose-faction";
  chosen: number;
  tail?: number[];
};

export type ChooseNumberStep = {
  step: "choose-number";
  seat: Seat;
  tail?: number[];
};

export type ChooseObjectStep = {
  step: "choose-object";
  seat: Seat;
  hero: number;
  tail?: number[];
};

export type ChooseRelicStep = {
  step: "choose-relic";
  seat: Seat;
  tail?: number[];
};

export type ChooseReshapingStep = {
  step: "choose-reshaping";
  seat: Seat;
  cell: CellWord;
  tail?: number[];
};

export type ChooseSanctuaryStep = {
  step: "choose-sanctuary";
  seat: Seat;
  site: number;
  tail?: number[];
};

export type CityTakenEvent = {
  event: "city-taken";
  seat: Seat;
  cell: CellWord;
  level: number;
  number?: number;
};

export type CleanedUpEvent = {
  event: "cleaned-up";
  seat: Seat;
  count: number;
  number?: number;
};

export type ClosedLineStep = {
  step: "closed-line";
  tail?: number[];
};

export type CohortEvent = {
  event: "cohort";
  seat: Seat;
  groups: Record<string, number>;
  number?: number;
};

export type CohortShownEvent = {
  event: "cohort-shown";
  seat: Seat;
  to: Seat;
  cards?: CardWord[];
  number?: number;
};

export type CohortStep = {
  step: "cohort";
  seat: Seat;
  tail?: number[];
};

export type CreatedEvent = {
  event: "created";
  seat: Seat;
  card: CardWord;
  top: CardWord | null;
  number?: number;
};

export type CrownedEvent = {
  event: "crowned";
  seat: Seat;
  card: CardWord;
  number?: number;
};

/** By seat how many of the next cards of the nation were foreseen. */
export type CrystalPart = {
  foreseen: number[];
};

export type CrystalStep = {
  step: "crystal";
  seat: Seat;
  laid: number;
  tail?: number[];
};

export type DayEvent = {
  event: "day";
  day: number;
  lit?: KindWord;
  matching?: KindWord;
  number?: number;
};

export type DealStep = {
  step: "deal";
  tail?: number[];
};

/** A deck of the pool: its top, what lies below it as a set, and its bottom in order. */
export type Deck = {
  top: string[];
  rest: string[] | number;
  bottom: string[];
};

export type DefenderClearedEvent = {
  event: "defender-cleared";
  seat: Seat;
  cards: CardWord[];
  number?: number;
};

export type DethronedEvent = {
  event: "dethroned";
  seat: Seat;
  card: CardWord;
  from: string;
  number?: number;
};

export type DoubleUnitStep = {
  step: "double-unit";
  seat: Seat;
  tail?: number[];
};

export type DoubledEvent = {
  event: "doubled";
  seat: Seat;
  card: CardWord;
  number?: number;
};

/**
 * The draft as a viewer has followed it.
 *
 * `sees` are the cards to choose from, `own` those taken; `passed` and `known` have by seat the
 * cards seen when they were passed on, and those known to be taken.
 */
export type DraftPart = {
  seat: number;
  count: number;
  offered: number;
  sees: string[];
  own: (string | null)[];
  passed: string[][];
  known: string[][];
};

export type DraftPassedEvent = {
  event: "draft-passed";
  seat: Seat;
  cards?: CardWord[];
  number?: number;
};

export type DraftStep = {
  step: "draft";
  tail?: number[];
};

export type DraftedEvent = {
  event: "drafted";
  seat: Seat;
  card?: CardWord;
  number?: number;
};

export type DrawnEvent = {
  event: "drawn";
  seat: Seat;
  count: number;
  cards?: CardWord[];
  number?: number;
};

export type EchoStep = {
  step: "echo";
  seat: Seat;
  hero: number;
  tail?: number[];
};

export type EchoedEvent = {
  event: "echoed";
  seat: Seat;
  effect: EffectWord;
  number?: number;
};

export type EffectWord =
  | "windfall"
  | "vassal"
  | "tailwind"
  | "pathfinder"
  | "hand-of-fate"
  | "summons"
  | "reshaping"
  | "echo"
  | "elevation"
  | "growth"
  | "return-from-limbo"
  | "gale";

/**
 * A way the game may end: how far it has come, and what ends it.
 *
 * `have` and `of` count cities of level 4 or points, `free` counts squares left to build on, `day`
 * and `of` count days.
 */
export type End = {
  reason: string;
  have?: number[];
  of?: number[] | number;
  free?: number;
  day?: number;
};

export type EnragedEvent = {
  event: "enraged";
  seat: Seat;
  count: number;
  top: CardWord;
  cards?: CardWord[];
  number?: number;
};

export type Event =
  | AmbushDiscardedEvent
  | AmbushPickedUpEvent
  | AmbushedEvent
  | AmuletRolledEvent
  | AnnexedEvent
  | AnsweredEvent
  | AttackFailedEvent
  | AttackedEvent
  | BattleCardEvent
  | BattleOverEvent
  | BorrowedEvent
  | BuiltEvent
  | CityTakenEvent
  | CleanedUpEvent
  | CohortEvent
  | CohortShownEvent
  | CreatedEvent
  | DayEvent
  | DefenderClearedEvent
  | DrawnEvent
  | FactionChosenEvent
  | FactionRemovedEvent
  | FlownEvent
  | FoundedEvent
  | GameOverEvent
  | GreatArtefactEvent
  | GreatArtefactLeftEvent
  | GreatArtefactWonEvent
  | GuardBeatenEvent
  | HasChosenEvent
  | HeroHiredEvent
  | HeroLostEvent
  | HeroesJoinedEvent
  | HiredEvent
  | ImpassableEvent
  | LineEvent
  | MovedEvent
  | MulliganEvent
  | MusteredEvent
  | NamedEvent
  | NationReshuffledEvent
  | NationSearchedEvent
  | PeakTakenEvent
  | PitchedEvent
  | RecalledEvent
  | RetreatedEvent
  | SealedEvent
  | SettledEvent
  | StruckEvent
  | SuspendedEvent
  | TerrainExchangedEvent
  | TerrainReplacedEvent
  | TransformedEvent
  | TurnEvent
  | UnboundFedEvent
  | UpgradedEvent
  | VassalEvent
  | ActivatedEvent
  | AimedEvent
  | AnswerFrozenEvent
  | AttackVoidedEvent
  | BilkarrCameEvent
  | BilkarrWalkedEvent
  | CensusEvent
  | CrownedEvent
  | DethronedEvent
  | DoubledEvent
  | DraftPassedEvent
  | DraftedEvent
  | EchoedEvent
  | EnragedEvent
  | FateEvent
  | FateDrawnEvent
  | FateLostEvent
  | GainedEvent
  | GatesLaidEvent
  | GreatArtefactGivenEvent
  | GreatSearchedEvent
  | GustEvent
  | GustSpentEvent
  | HandedOverEvent
  | JumpedEvent
  | LaidOnTopEvent
  | LineFrozenEvent
  | LookedAheadEvent
  | LookedUnderGateEvent
  | LoweredEvent
  | LuredEvent
  | MetamorphaEnteredEvent
  | MetamorphaMovedEvent
  | NeutralLeftEvent
  | NeutralSummonedEvent
  | PostBuiltEvent
  | PotionBoughtEvent
  | PotionDrunkEvent
  | PotionReturnedEvent
  | PotionUsedEvent
  | PromotedEvent
  | RalliedEvent
  | ReturnedEvent
  | RevealedEvent
  | ShelterTopEvent
  | SolsticeEvent
  | StoppedEvent
  | StormEffectEvent
  | StormShuffledEvent
  | SummonedEvent
  | SuppliesGainedEvent
  | SuppliesTakenEvent
  | TentBlownAwayEvent
  | TradedEvent
  | UnveiledEvent
  | VeiledEvent
  | VeteransEvent;

export type ExitsWord =
  | "n"
  | "e"
  | "ne"
  | "s"
  | "ns"
  | "se"
  | "nes"
  | "w"
  | "nw"
  | "ew"
  | "new"
  | "sw"
  | "nsw"
  | "esw"
  | "nesw";

export type FactionChosenEvent = {
  event: "faction-chosen";
  seat: Seat;
  faction: FactionWord;
  number?: number;
};

export type FactionRemovedEvent = {
  event: "faction-removed";
  seat: Seat;
  faction: FactionWord;
  number?: number;
};

export type FactionWord =
  | "baerfolk"
  | "islanders"
  | "emberians"
  | "cloudborn"
  | "wolfsclan"
  | "sunfaithful";

export type FateDrawnEvent = {
  event: "fate-drawn";
  seat: Seat;
  fate?: number;
  number?: number;
};

export type FateEvent = {
  event: "fate";
  seat: Seat;
  fate: number;
  option: OptionWord;
  number?: number;
};

export type FateLostEvent = {
  event: "fate-lost";
  seat: Seat;
  number?: number;
};

/** How many of each fate card are in the deck, and what is known of Great Artefacts given. */
export type FatePart = {
  deck: number[];
  searched: number[];
  given: string[];
};

export type FateStep = {
  step: "fate";
  seat: Seat;
  fate: number | null;
  to_hand: number;
  tail?: number[];
};

/**
 * What a screen shows besides the view; from `purse` on, only for a seat.
 *
 * `points` and `places` are the result if the game ended at once. `ends` has each way to end.
 * `purse` counts the cards to pay with by kind, lit tools twice.
 */
export type Figures = {
  points: number[];
  places: number[];
  ends: End[];
  battle: Battle | null;
  purse?: Record<string, number>;
  prices?: Prices;
  movement?: Record<string, Movement>;
  gates?: GatesFigures;
};

export type FirstHandsStep = {
  step: "first-hands";
  tail?: number[];
};

export type FlownEvent = {
  event: "flown";
  seat: Seat;
  hero: number;
  from: CellWord;
  to: CellWord;
  number?: number;
};

/**
 * The facts of a preview that apply to the choice.
 *
 * A purchase: `pays_for`, its `prices`, in how many ways it can be paid (`payments`), the usual
 * `payment`, and `points`. A move and its payment: `from`, `to`, whether it is `free`, `ride_left`
 * and `steps_left`. Attacks and battle cards: the `battle` after the choice. A choice that ends a
 * battle: its `outcome`. An amulet: the `rolls`. The end of a turn: `cards_left`, and the kinds of
 * actions that are `still_possible`.
 */
export type Forecast = {
  from?: string;
  pays_for?: string;
  prices?: Record<string, number>[];
  payments?: number;
  payment?: string[];
  points?: PointsChange;
  outcome?: Outcome;
  rolls?: Roll[];
  ride_left?: number;
  steps_left?: number;
  to?: string;
  free?: boolean;
  cards_left?: number;
  still_possible?: string[];
  battle?: BattleSums;
};

export type FoundCityStep = {
  step: "found-city";
  chosen: number;
  tail?: number[];
};

export type FoundPlaceStep = {
  step: "found-place";
  seat: Seat;
  tile: TileWord;
  tail?: number[];
};

export type FoundStep = {
  step: "found";
  tail?: number[];
};

export type FoundedEvent = {
  event: "founded";
  seat: Seat;
  tile: TileWord;
  cell: CellWord;
  exits: ExitsWord;
  terrain: TerrainWord;
  number?: number;
};

export type GainArtefactStep = {
  step: "gain-artefact";
  seat: Seat;
  kinds: number;
  tail?: number[];
};

export type GainedEvent = {
  event: "gained";
  seat: Seat;
  card: CardWord;
  supplies?: number;
  top: CardWord | null;
  number?: number;
};

export type GaleStep = {
  step: "gale";
  seat: Seat;
  tail?: number[];
};

export type GameOverEvent = {
  event: "game-over";
  reason: ReasonWord;
  number?: number;
};

/** Every gate with its number, and the prices of jumps for the viewer's heroes on gates. */
export type GatesFigures = {
  gates: Record<string, number>;
  jumps?: Record<string, Record<string, number>>;
};

export type GatesLaidEvent = {
  event: "gates-laid";
  gates: Record<string, TerrainWord>;
  number?: number;
};

/** By seat the heroes that have jumped in this turn. */
export type GatesPart = {
  jumped: number[][];
};

export type GreatArtefactEvent = {
  event: "great-artefact";
  seat: Seat;
  card: CardWord;
  number?: number;
};

export type GreatArtefactGivenEvent = {
  event: "great-artefact-given";
  seat: Seat;
  card: CardWord;
  from: string;
  number?: number;
};

export type GreatArtefactLeftEvent = {
  event: "great-artefact-left";
  seat: Seat;
  number?: number;
};

export type GreatArtefactWonEvent = {
  event: "great-artefact-won";
  seat: Seat;
  card: CardWord;
  number?: number;
};

export type GreatSearchedEvent = {
  event: "great-searched";
  seat: Seat;
  count: number;
  cards?: CardWord[];
  number?: number;
};

export type GuardBeatenEvent = {
  event: "guard-beaten";
  seat: Seat;
  cell: CellWord;
  number?: number;
};

export type GustEvent = {
  event: "gust";
  seat: Seat;
  hero: number;
  gate: number;
  rolls: number[];
  roller: Seat;
  number?: number;
};

export type GustSpentEvent = {
  event: "gust-spent";
  seat: Seat;
  hero: number;
  gate: number;
  number?: number;
};

export type HandStep = {
  step: "hand";
  seat: Seat;
  lender: Seat;
  tail?: number[];
};

export type HandedOverEvent = {
  event: "handed-over";
  seat: Seat;
  to: Seat;
  number?: number;
};

export type HasChosenEvent = {
  event: "has-chosen";
  seat: Seat;
  step: string;
  code?: number;
  number?: number;
};

export type HeldLineStep = {
  step: "held-line";
  seat: Seat;
  purpose: PurposeWord;
  kind?: KindWord;
  named?: FactionWord | null;
  tile?: TileWord;
  cell?: CellWord;
  exits?: ExitsWord;
  tent?: SourceWord | number;
  flags?: number;
  first?: SourceWord | number;
  second?: SourceWord | number;
  hero?: number;
  card?: SourceWord;
  ranks?: number;
  faction?: FactionWord;
  steps?: number;
  code?: number;
  terrain?: number;
  potion?: PotionWord;
  declared?: number;
  tail: number[];
};

export type HeroHiredEvent = {
  event: "hero-hired";
  seat: Seat;
  hero: number;
  cell: CellWord;
  number?: number;
};

export type HeroLostEvent = {
  event: "hero-lost";
  seat: Seat;
  hero: number;
  cell: CellWord;
  number?: number;
};

export type HeroesJoinedEvent = {
  event: "heroes-joined";
  seat: Seat;
  heroes: number;
  number?: number;
};

/** The seats whose heroes are veterans. */
export type HeroicPart = {
  veterans: number[];
};

/** The High Pass: by seat the gust that holds each hero, if any. */
export type HighPassPart = {
  stopped: number[][];
  gusts: ((number | null)[])[];
};

export type HiredEvent = {
  event: "hired";
  seat: Seat;
  card: CardWord;
  supply: number;
  top: CardWord | null;
  number?: number;
};

export type HornStep = {
  step: "horn";
  seat: Seat;
  taken: number;
  tail?: number[];
};

export type ImpassableEvent = {
  event: "impassable";
  cells: CellWord[];
  number?: number;
};

export type JoinAttackStep = {
  step: "join-attack";
  attacker: Seat;
  defender: number;
  target: TargetWord;
  cell: CellWord;
  figure: number;
  sent: number;
  joined: number;
  attack_strength: number;
  attack_factions: number;
  attack_unbound: number;
  attack_cards: number;
  defence_strength: number;
  defence_factions: number;
  defence_unbound: number;
  defence_cards: number;
  base: number;
  side: number;
  tail?: number[];
};

export type JoinHeroesStep = {
  step: "join-heroes";
  attacker: Seat;
  defender: number;
  target: TargetWord;
  cell: CellWord;
  figure: number;
  sent: number;
  joined: number;
  attack_strength: number;
  attack_factions: number;
  attack_unbound: number;
  attack_cards: number;
  defence_strength: number;
  defence_factions: number;
  defence_unbound: number;
  defence_cards: number;
  base: number;
  side: number;
  tail?: number[];
};

export type JumpedEvent = {
  event: "jumped";
  seat: Seat;
  hero: number;
  from: CellWord;
  to: CellWord;
  number?: number;
};

export type KindWord =
  | "supply"
  | "friman"
  | "chief"
  | "priest"
  | "lord"
  | "queen"
  | "king"
  | "tool"
  | "weapon"
  | "amulet"
  | "title"
  | "scroll"
  | "tent"
  | "horse"
  | "stardust"
  | "casket"
  | "hammer"
  | "horn"
  | "sword"
  | "shield"
  | "wings"
  | "crown"
  | "hand"
  | "pavilion"
  | "staff"
  | "book"
  | "arrow"
  | "bag"
  | "standard"
  | "mantle"
  | "crystal"
  | "mask"
  | "lost-scroll"
  | "mirror";

/** The King's Bridge: by seat the heroes that have spent their crossing. */
export type KingsBridgePart = {
  stopped: number[][];
  spent: number[][];
};

export type LaidOnTopEvent = {
  event: "laid-on-top";
  seat: Seat;
  count: number;
  cards?: CardWord[];
  number?: number;
};

/** A card in the lines of a battle with the Mask; `home` is null for a lent card. */
export type LineCard = {
  side: string;
  card: string;
  uses: number;
  strength: number;
  home: number | null;
  status: string;
  open?: OpenUse;
};

export type LineEvent = {
  event: "line";
  seat: Seat;
  for: PurposeWord;
  cards: SourceWord[];
  number?: number;
};

export type LineFrozenEvent = {
  event: "line-frozen";
  seat: Seat;
  for: PurposeWord;
  rival: Seat;
  number?: number;
};

export type LineLaidStep = {
  step: "line-laid";
  asking: Seat | null;
  order: Seat[];
  next: number;
  tail?: number[];
};

export type LookUnderGateStep = {
  step: "look-under-gate";
  seat: Seat;
  cell: CellWord;
  looked: number;
  tail?: number[];
};

export type LookedAheadEvent = {
  event: "looked-ahead";
  seat: Seat;
  count: number;
  cards?: CardWord[];
  number?: number;
};

export type LookedUnderGateEvent = {
  event: "looked-under-gate";
  seat: Seat;
  cell: CellWord;
  cards?: CardWord[];
  number?: number;
};

export type LowerOtherStep = {
  step: "lower-other";
  seat: Seat;
  cell: CellWord;
  tail?: number[];
};

export type LoweredEvent = {
  event: "lowered";
  seat: Seat;
  cell: CellWord;
  level: number;
  number?: number;
};

export type LuredEvent = {
  event: "lured";
  seat: Seat;
  from: Seat;
  card: CardWord;
  attack: number;
  defence: number;
  number?: number;
};

export type MakeRoomStep = {
  step: "make-room";
  seat: Seat;
  card: SourceWord;
  tail?: number[];
};

/** The seats whose veils lie on each square. */
export type MantlePart = {
  veils: Record<string, number[]>;
};

export type MantleStep = {
  step: "mantle";
  seat: Seat;
  veiled: number;
  tail?: number[];
};

/** The lines of a battle, card by card. */
export type MaskPart = {
  lines: LineCard[];
};

export type MaskStep = {
  step: "mask";
  seat: Seat;
  taken: number;
  left: number;
  tail?: number[];
};

export type MetamorphaEnteredEvent = {
  event: "metamorpha-entered";
  rolls: number[];
  cell: CellWord;
  number?: number;
};

export type MetamorphaMovedEvent = {
  event: "metamorpha-moved";
  cell: CellWord;
  number?: number;
};

/** Where Metamorpha stands, the terrain of her power, and who has used it. */
export type MetamorphaPart = {
  cell: string | null;
  power: string | null;
  used: UsedPower[];
};

export type MovedEvent = {
  event: "moved";
  seat: Seat;
  hero: number;
  from: CellWord;
  to: CellWord;
  number?: number;
};

/** A hero who may move: the steps to pay for each square, and how many can be paid. */
export type Movement = {
  at: string;
  payable: number;
  steps: Record<string, number>;
};

export type MulliganEvent = {
  event: "mulligan";
  seat: Seat;
  discarded: number;
  number?: number;
};

export type MusteredEvent = {
  event: "mustered";
  seat: Seat;
  cell: CellWord;
  number?: number;
};

export type NameFactionStep = {
  step: "name-faction";
  seat: Seat;
  card: SourceWord;
  tail?: number[];
};

export type NameLuredStep = {
  step: "name-lured";
  seat: Seat;
  card: SourceWord;
  tail?: number[];
};

export type NameSolsticeStep = {
  step: "name-solstice";
  seat: Seat;
  card: SourceWord;
  tail?: number[];
};

export type NamedEvent = {
  event: "named";
  seat: Seat;
  card: CardWord;
  kind: KindWord;
  number?: number;
};

export type NationReshuffledEvent = {
  event: "nation-reshuffled";
  seat: Seat;
  number?: number;
};

export type NationSearchedEvent = {
  event: "nation-searched";
  seat: Seat;
  from: Seat;
  cards?: CardWord[];
  number?: number;
};

export type NeutralLeftEvent = {
  event: "neutral-left";
  neutral: NeutralWord;
  cell: CellWord;
  number?: number;
};

export type NeutralSummonedEvent = {
  event: "neutral-summoned";
  seat: Seat;
  neutral: NeutralWord;
  from?: CellWord | null;
  to: CellWord;
  number?: number;
};

export type NeutralWord = "metamorpha" | "bilkarr";

/** The document of a game that has no such facts. */
export type NoFacts = Record<string, never>;

/**
 * A card that lies open before its player: what it counts as, and how often it can be used.
 *
 * `flags` are any of: lit (two uses may go on one unit), borrowed, may change itself, goes at once
 * (it leaves after its last use), copy, turned (a joker or Hammer in place of the kind), peaceful
 * (it cannot be laid in battle), foreign (it belongs to another player).
 */
export type OpenCard = {
  as: string;
  card: string;
  uses: number;
  flags: string[];
};

/** How a card of a line lay open before: as what, with how many uses left. */
export type OpenUse = {
  as: string;
  uses: number;
  flags: number;
};

export type OpeningLaidStep = {
  step: "opening-laid";
  asking: Seat | null;
  order: Seat[];
  next: number;
  tail?: number[];
};

export type OpeningStep = {
  step: "opening";
  attacker: Seat;
  defender: number;
  target: TargetWord;
  cell: CellWord;
  figure: number;
  sent: number;
  joined: number;
  attack_strength: number;
  attack_factions: number;
  attack_unbound: number;
  attack_cards: number;
  defence_strength: number;
  defence_factions: number;
  defence_unbound: number;
  defence_cards: number;
  base: number;
  side: number;
  tail?: number[];
};

export type OptionWord = "stardust" | "keep fate" | "take top" | "search great";

/** Week, weekday, and from today on the lit and the matching artefact of each day. */
export type Oracle = {
  week: number;
  weekday: number;
  days: [string, string][];
};

/**
 * A player as others know them: how many cards there are, and which of them are known.
 *
 * `hidden` are cards known to be somewhere in the hidden zones, `hidden_units` how many starting
 * units of each rank are unknown there.
 */
export type OthersCards = {
  heroes: (string | null)[];
  table: string[];
  new: string[];
  open: OpenCard[];
  tents: Tent[];
  hand: number;
  hand_known: string[];
  ambush: number;
  ambush_known: string[];
  shelter: (string | null)[];
  nation: string[] | number;
  seen: OthersSeen;
  hidden: string[];
  hidden_units: number[];
  starting_units_known: string[];
  traced: TracedCard[];
};

/**
 * Who has seen the cards of another player, as far as the viewer knows; those that the
 * viewer knows stand apart.
 */
export type OthersSeen = {
  hand_known: number[];
  hand: number[];
  ambush_known: number[];
  ambush: number[];
  shelter: number[];
};

/** The changes that the end of a battle makes, and the step that follows. */
export type Outcome = {
  points?: Record<string, [number, number]>;
  heroes_lost?: Record<string, number>;
  place?: Place;
  to_shelter?: Record<string, number>;
  new_cards?: Record<string, number>;
  ends_game?: boolean;
  then?: string;
};

/**
 * A player as that player knows them.
 *
 * `coming` are the next cards of the nation that are known in their order, `secret` the starting
 * units with the masks of the seats that know them.
 */
export type OwnCards = {
  heroes: (string | null)[];
  table: string[];
  new: string[];
  open: OpenCard[];
  tents: Tent[];
  hand: string[];
  ambush: string[];
  shelter: string[];
  nation: string[];
  coming: string[];
  seen: OwnSeen;
  secret: ((string | number)[])[];
  traced: TracedCard[];
};

/** Who has seen a player's cards in hidden zones, a mask for each card. */
export type OwnSeen = {
  hand: number[];
  ambush: number[];
  shelter: number[];
};

export type PathPlaceStep = {
  step: "path-place";
  seat: Seat;
  tile: TileWord;
  tail?: number[];
};

export type PathfinderStep = {
  step: "pathfinder";
  seat: Seat;
  tail?: number[];
};

export type PayStep = {
  step: "pay";
  seat: Seat;
  purpose: PurposeWord;
  kind?: KindWord;
  named?: FactionWord | null;
  tile?: TileWord;
  cell?: CellWord;
  exits?: ExitsWord;
  tent?: SourceWord | number;
  flags?: number;
  first?: SourceWord | number;
  second?: SourceWord | number;
  hero?: number;
  card?: SourceWord;
  ranks?: number;
  faction?: FactionWord;
  steps?: number;
  code?: number;
  tail?: number[];
  declared?: number;
  terrain?: number;
  potion?: PotionWord;
};

export type PeakTakenEvent = {
  event: "peak-taken";
  seat: Seat;
  number?: number;
};

export type PhaseWord = "begin" | "pick up" | "finish";

export type PitchedEvent = {
  event: "pitched";
  seat: Seat;
  cards: CardWord[];
  number?: number;
};

/** A square whose owner or level changes. */
export type Place = {
  cell: string;
  owner: number | null;
  level: number;
};

export type PlaceStep = {
  step: "place";
  seat: Seat;
  tile: TileWord;
  tail?: number[];
};

/** The points of the player who chooses, before and after the choice. */
export type PointsChange = {
  before: number;
  after: number;
};

export type PostBuiltEvent = {
  event: "post-built";
  seat: Seat;
  cell: CellWord;
  posts: number;
  number?: number;
};

/** A potion in somebody's hands: since when, whether it is used, and its standing order. */
export type Potion = {
  owner: number;
  day: number;
  used: boolean;
  order: string;
  never: boolean;
  changed: boolean;
  victim?: number;
};

export type PotionBoughtEvent = {
  event: "potion-bought";
  seat: Seat;
  potion: PotionWord;
  number?: number;
};

export type PotionDrunkEvent = {
  event: "potion-drunk";
  seat: Seat;
  potion: PotionWord;
  victim?: Seat;
  number?: number;
};

export type PotionReturnedEvent = {
  event: "potion-returned";
  potion: PotionWord;
  number?: number;
};

export type PotionUsedEvent = {
  event: "potion-used";
  seat: Seat;
  potion: PotionWord;
  number?: number;
};

export type PotionWord =
  | "brotherhood"
  | "rage"
  | "colossus"
  | "frost-touch"
  | "weakness"
  | "solstice";

export type Preview = {
  certain: boolean;
  undoable: boolean;
  events: Event[];
  facts: Forecast;
};

/** Everything that can be bought, each with its alternative prices. */
export type Prices = {
  hire: Record<string, Record<string, number>[]>;
  create: Record<string, Record<string, number>[]>;
  hero: Record<string, number>[];
  build: Record<string, Record<string, number>[]>;
  upgrade: Record<string, Record<string, number>[]>;
};

/**
 * What is printed on the components: board, cards by kind, factions, tiles with their exits.
 *
 * `universal` are the units of all factions, by the second word of their cards; `levels` are the
 * names of the city levels that have one.
 */
export type Printed = {
  rules: Record<string, string>;
  board: PrintedBoard;
  kinds: Record<string, PrintedKind>;
  factions: PrintedFaction[];
  universal: string[];
  roads: Record<string, string>;
  cities: Record<string, string>;
  levels: Record<string, string>;
  oracle: PrintedOracle;
};

/** How many rows and columns of squares the board has, those out of play included. */
export type PrintedBoard = {
  rows: number;
  columns: number;
};

/** A faction: the colour in the words of its cards, and its native terrain. */
export type PrintedFaction = {
  faction: string;
  colour: string;
  terrain: string;
};

/**
 * A kind of card: its sort, such as `unit`, `artefact`, or `great` for a Great Artefact; its
 * strength on each side of a battle; the rank of a unit. `faction` is what all of its cards belong
 * to, if they come in no colours.
 */
export type PrintedKind = {
  sort: string;
  attack: number;
  defence: number;
  rank?: number;
  faction?: "universal" | "neutral";
};

/** The artefacts on both rings of the Sun Oracle, clockwise from the top on the first day. */
export type PrintedOracle = {
  outer: string[];
  inner: string[];
};

export type PromoteStep = {
  step: "promote";
  seat: Seat;
  tail?: number[];
};

export type PromotedEvent = {
  event: "promoted";
  seat: Seat;
  card: CardWord;
  becomes: CardWord;
  number?: number;
};

export type PurposeWord = string;

export type RaiseAmbushStep = {
  step: "raise-ambush";
  attacker: Seat;
  defender: number;
  target: TargetWord;
  cell: CellWord;
  figure: number;
  sent: number;
  joined: number;
  attack_strength: number;
  attack_factions: number;
  attack_unbound: number;
  attack_cards: number;
  defence_strength: number;
  defence_factions: number;
  defence_unbound: number;
  defence_cards: number;
  base: number;
  side: number;
  tail?: number[];
};

export type RaiseCityStep = {
  step: "raise-city";
  seat: Seat;
  tail?: number[];
};

export type RalliedEvent = {
  event: "rallied";
  seat: Seat;
  card: CardWord;
  number?: number;
};

export type ReasonWord =
  | ""
  | "battalia-full-board"
  | "battalia-level-four-cities"
  | "battalia-points"
  | "battalia-weeks"
  | "battalia-last-day";

export type RecalledEvent = {
  event: "recalled";
  seat: Seat;
  card: CardWord;
  number?: number;
};

/** The Great Artefacts of a site, and the mask of the seats that have seen them. */
export type Relics = {
  cards: string[] | number;
  seen: number;
};

export type RemoveFactionStep = {
  step: "remove-faction";
  seat: Seat;
  tail?: number[];
};

export type ReshapingStep = {
  step: "reshaping";
  seat: Seat;
  tail?: number[];
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
  from: CellWord;
  to: CellWord;
  number?: number;
};

export type ReturnedEvent = {
  event: "returned";
  seat: Seat;
  card: CardWord;
  number?: number;
};

export type RevealedEvent = {
  event: "revealed";
  seat: Seat;
  cell: CellWord;
  building: BuildingWord | null;
  number?: number;
};

/** How a face of the die changes a card, and in a battle its player's total. */
export type Roll = {
  roll: number;
  effect: string;
  total?: number;
};

/** The royals that have not joined anybody. */
export type RoyalsPart = {
  waiting: string[];
};

export type SacrificeStep = {
  step: "sacrifice";
  seat: Seat;
  card: SourceWord;
  flags: number;
  tail?: number[];
};

export type SealedEvent = {
  event: "sealed";
  seat: Seat;
  cell: CellWord;
  cards?: CardWord[];
  number?: number;
};

export type SearchGreatStep = {
  step: "search-great";
  seat: Seat;
  to_hand: number;
  tail?: number[];
};

export type Seat = number;

export type SendHeroesStep = {
  step: "send-heroes";
  attacker: Seat;
  defender: number;
  target: TargetWord;
  cell: CellWord;
  figure: number;
  sent: number;
  joined: number;
  attack_strength: number;
  attack_factions: number;
  attack_unbound: number;
  attack_cards: number;
  defence_strength: number;
  defence_factions: number;
  defence_unbound: number;
  defence_cards: number;
  base: number;
  side: number;
  tail?: number[];
};

export type SettledEvent = {
  event: "settled";
  seat: Seat;
  cell: CellWord;
  number?: number;
};

export type ShelterTopEvent = {
  event: "shelter-top";
  seat: Seat;
  card: CardWord;
  number?: number;
};

export type ShowCohortStep = {
  step: "show-cohort";
  seat: Seat;
  extra: number;
  tail?: number[];
};

export type SolsticeEvent = {
  event: "solstice";
  seat: Seat;
  card: CardWord;
  number?: number;
};

export type SourceWord =
  | "supply"
  | "friman.green"
  | "friman.blue"
  | "friman.red"
  | "friman.gold"
  | "friman.white"
  | "friman.orange"
  | "friman.unbound"
  | "friman.zealot"
  | "chief.green"
  | "chief.blue"
  | "chief.red"
  | "chief.gold"
  | "chief.white"
  | "chief.orange"
  | "chief.unbound"
  | "chief.zealot"
  | "priest.green"
  | "priest.blue"
  | "priest.red"
  | "priest.gold"
  | "priest.white"
  | "priest.orange"
  | "priest.unbound"
  | "priest.zealot"
  | "lord.green"
  | "lord.blue"
  | "lord.red"
  | "lord.gold"
  | "lord.white"
  | "lord.orange"
  | "lord.unbound"
  | "lord.zealot"
  | "queen.green"
  | "queen.blue"
  | "queen.red"
  | "queen.gold"
  | "queen.white"
  | "queen.orange"
  | "king.green"
  | "king.blue"
  | "king.red"
  | "king.gold"
  | "king.white"
  | "king.orange"
  | "tool.green"
  | "tool.blue"
  | "tool.red"
  | "tool.gold"
  | "tool.white"
  | "tool.orange"
  | "weapon.green"
  | "weapon.blue"
  | "weapon.red"
  | "weapon.gold"
  | "weapon.white"
  | "weapon.orange"
  | "amulet.green"
  | "amulet.blue"
  | "amulet.red"
  | "amulet.gold"
  | "amulet.white"
  | "amulet.orange"
  | "title.green"
  | "title.blue"
  | "title.red"
  | "title.gold"
  | "title.white"
  | "title.orange"
  | "scroll.green"
  | "scroll.blue"
  | "scroll.red"
  | "scroll.gold"
  | "scroll.white"
  | "scroll.orange"
  | "tent.green"
  | "tent.blue"
  | "tent.red"
  | "tent.gold"
  | "tent.white"
  | "tent.orange"
  | "horse.green"
  | "horse.blue"
  | "horse.red"
  | "horse.gold"
  | "horse.white"
  | "horse.orange"
  | "stardust"
  | "casket"
  | "hammer"
  | "horn"
  | "sword"
  | "shield"
  | "wings"
  | "crown"
  | "hand"
  | "pavilion"
  | "staff"
  | "book"
  | "arrow"
  | "bag"
  | "standard"
  | "mantle"
  | "crystal"
  | "mask"
  | "lost-scroll"
  | "mirror"
  | "borrowed"
  | "again"
  | "steps"
  | "open1"
  | "open2"
  | "open3"
  | "open4"
  | "open5"
  | "open6"
  | "open7"
  | "open8"
  | "open9"
  | "open10"
  | "open11"
  | "open12"
  | "open13"
  | "open14"
  | "open15"
  | "open16"
  | "open17"
  | "open18"
  | "open19"
  | "open20"
  | "open21"
  | "open22"
  | "open23"
  | "open24"
  | "open25"
  | "open26"
  | "open27"
  | "open28"
  | "open29"
  | "open30"
  | "open31"
  | "open32"
  | "open33"
  | "open34"
  | "open35"
  | "open36"
  | "open37"
  | "open38"
  | "open39"
  | "open40"
  | "open41"
  | "open42"
  | "open43"
  | "open44"
  | "open45"
  | "open46"
  | "open47"
  | "open48"
  | "open49"
  | "open50"
  | "open51"
  | "open52"
  | "open53"
  | "open54"
  | "open55"
  | "open56"
  | "open57"
  | "open58"
  | "open59"
  | "open60"
  | "open61";

export type StaffExchangeStep = {
  step: "staff-exchange";
  seat: Seat;
  cell: CellWord;
  tail?: number[];
};

export type StaffReplaceStep = {
  step: "staff-replace";
  seat: Seat;
  cell: CellWord;
  tail?: number[];
};

export type StaffStep = {
  step: "staff";
  seat: Seat;
  points: number;
  tail?: number[];
};

/** The outcome if the attacker wins, and if the defence holds. */
export type Stakes = {
  attack: Outcome;
  defence: Outcome;
};

export type StandardStep = {
  step: "standard";
  seat: Seat;
  kind: KindWord;
  left: number;
  tail?: number[];
};

export type StartHeroStep = {
  step: "start-hero";
  chosen: number;
  tail?: number[];
};

export type StationStep = {
  step: "station";
  seat: Seat;
  tent: SourceWord | number;
  flags: number;
  room: number;
  tail?: number[];
};

export type Step =
  | ActionsStep
  | AmbushStep
  | AnswerStep
  | ChooseCityStep
  | ChooseFactionStep
  | ChooseRelicStep
  | ChooseSanctuaryStep
  | CohortStep
  | FoundCityStep
  | FoundPlaceStep
  | HandStep
  | HornStep
  | JoinHeroesStep
  | MakeRoomStep
  | NameFactionStep
  | OpeningStep
  | PayStep
  | PlaceStep
  | RaiseAmbushStep
  | RemoveFactionStep
  | SendHeroesStep
  | ShowCohortStep
  | StaffStep
  | StaffExchangeStep
  | StaffReplaceStep
  | StartHeroStep
  | StationStep
  | TurnStep
  | VolleyStep
  | WingsStep
  | AimStep
  | AnswerLaidStep
  | AttackAnnouncedStep
  | CasketAmbushStep
  | ChooseNumberStep
  | ChooseObjectStep
  | ChooseReshapingStep
  | ClosedLineStep
  | CrystalStep
  | DealStep
  | DoubleUnitStep
  | DraftStep
  | EchoStep
  | FateStep
  | FirstHandsStep
  | FoundStep
  | GainArtefactStep
  | GaleStep
  | HeldLineStep
  | JoinAttackStep
  | LineLaidStep
  | LookUnderGateStep
  | LowerOtherStep
  | MantleStep
  | MaskStep
  | NameLuredStep
  | NameSolsticeStep
  | OpeningLaidStep
  | PathPlaceStep
  | PathfinderStep
  | PromoteStep
  | RaiseCityStep
  | ReshapingStep
  | SacrificeStep
  | SearchGreatStep
  | StandardStep
  | StormStep
  | SummonStep
  | TakeFromLimboStep
  | VolleyBeginsStep
  | WhichHeroStep
  | ZealotStep;

export type StoppedEvent = {
  event: "stopped";
  seat: Seat;
  hero: number;
  number?: number;
};

export type StormEffectEvent = {
  event: "storm-effect";
  seat: Seat;
  effect: EffectWord;
  number?: number;
};

/** The storm effects that lie open, and how many are left. */
export type StormPart = {
  open: string[];
  left: number;
};

export type StormShuffledEvent = {
  event: "storm-shuffled";
  count: number;
  number?: number;
};

export type StormStep = {
  step: "storm";
  seat: Seat;
  hero: number;
  effect: number;
  tail?: number[];
};

/** The parts of a side's total; `other` is the change made by modules. */
export type StrengthParts = {
  line: number;
  base: number;
  morale: number;
  terrain: number;
  other: number;
};

export type StruckEvent = {
  event: "struck";
  seat: Seat;
  tent: CardWord | null;
  cards: CardWord[];
  number?: number;
};

export type SummonStep = {
  step: "summon";
  seat: Seat;
  neutral: NeutralWord;
  tail?: number[];
};

export type SummonedEvent = {
  event: "summoned";
  seat: Seat;
  hero: number;
  from: CellWord | null;
  to: CellWord;
  number?: number;
};

export type SuppliesGainedEvent = {
  event: "supplies-gained";
  seat: Seat;
  count: number;
  number?: number;
};

export type SuppliesTakenEvent = {
  event: "supplies-taken";
  seat: Seat;
  count: number;
  number?: number;
};

export type SuspendedEvent = {
  event: "suspended";
  seat: Seat;
  card: CardWord;
  number?: number;
};

export type TakeFromLimboStep = {
  step: "take-from-limbo";
  seat: Seat;
  tail?: number[];
};

export type TargetWord = "place" | "hero" | "guard";

/** The seats and the points of each team, and by seat how far it is in the turn of its team. */
export type TeamsPart = {
  teams: number[][];
  points: number[];
  steps: (string | null)[];
  acted: boolean;
  attacks: number;
  rides: (number[] | null)[];
  trails: number[][];
  cohorts: number[][];
};

/** A tent with the cards in it; one that has no card of its own is temporary. */
export type Tent = {
  card: string | null;
  content: string[];
  temporary: boolean;
};

export type TentBlownAwayEvent = {
  event: "tent-blown-away";
  seat: Seat;
  owner: Seat;
  cards: CardWord[];
  number?: number;
};

export type TerrainExchangedEvent = {
  event: "terrain-exchanged";
  seat: Seat;
  cells: CellWord[];
  number?: number;
};

export type TerrainReplacedEvent = {
  event: "terrain-replaced";
  seat: Seat;
  cell: CellWord;
  from: TerrainWord;
  to: TerrainWord;
  number?: number;
};

export type TerrainWord = "forest" | "lake" | "canyon" | "mountain" | "ice" | "jungle";

/**
 * A tile on the board; a city has a level, and an owner or neutral guards. One without a chip
 * may name the conqueror who left it so and cannot annex it.
 */
export type Tile = {
  card: string;
  exits: string;
  terrain: string;
  owner?: number;
  neutral?: boolean;
  level?: number;
  left_by?: number;
};

export type TileWord =
  | "city.end"
  | "city.straight"
  | "city.corner"
  | "city.tee"
  | "city.cross"
  | "road.straight"
  | "road.curve"
  | "road.tee"
  | "road.cross"
  | "ruins"
  | "sanctuary"
  | "crossing"
  | "peak"
  | "gate"
  | "centre"
  | "valley"
  | "building"
  | "connection"
  | "covered.valley"
  | "covered.building";

/** The time for a game of teams. */
export type TimerPart = {
  minutes: number;
};

/** A card that is in one of these places, and the mask of the seats that know it. */
export type TracedCard = {
  in: string[];
  card: string;
  seen: number;
};

export type TradedEvent = {
  event: "traded";
  seat: Seat;
  given: CardWord[];
  taken: CardWord;
  top?: CardWord | null;
  number?: number;
};

/** Stardust and caskets that are left; posts by seat, and what each seat has traded. */
export type TradingPart = {
  stardust: number;
  caskets: number;
  posts: string[][];
  traded: string[][];
};

export type TransformedEvent = {
  event: "transformed";
  seat: Seat;
  card: CardWord;
  becomes: CardWord;
  number?: number;
};

export type TurnEvent = {
  event: "turn";
  seat: Seat;
  day: number;
  number?: number;
};

export type TurnStep = {
  step: "turn";
  phase: PhaseWord;
  tail?: number[];
};

export type UnboundFedEvent = {
  event: "unbound-fed";
  seat: Seat;
  total: number;
  number?: number;
};

export type UnveiledEvent = {
  event: "unveiled";
  seat: Seat;
  number?: number;
};

export type UpgradedEvent = {
  event: "upgraded";
  seat: Seat;
  cell: CellWord;
  level: number;
  number?: number;
};

/** The powers of Metamorpha that a hero has used. */
export type UsedPower = {
  seat: number;
  hero: number;
  terrains: string[];
};

/** Which valley is in the west, the buildings found, and those of each valley still hidden. */
export type ValleysPart = {
  west: string;
  buildings: Record<string, string>;
  undiscovered: Record<string, string[]>;
  taken: number[];
};

export type VassalEvent = {
  event: "vassal";
  seat: Seat;
  card: CardWord;
  supply: number;
  top: CardWord | null;
  number?: number;
};

export type VeiledEvent = {
  event: "veiled";
  seat: Seat;
  cell: CellWord;
  number?: number;
};

export type VeteransEvent = {
  event: "veterans";
  seats: Seat[];
  number?: number;
};

/**
 * What a viewer knows of the table, by what lies where.
 *
 * `ride` is the hero who rides and the steps he has left; `seals` has the seats by square;
 * `searched`, `nation_seen` and `nation_traced` are masks of what each seat has looked through.
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
  day: number;
  first: number;
  active: number;
  ended: string | null;
  oracle: Oracle;
  factions: (string | null)[];
  removed: string | string[] | null;
  points: number[];
  players: (OwnCards | OthersCards)[];
  tiles: Record<string, Tile>;
  impassable: string[];
  out_of_play: string[];
  pool: Record<string, number | Deck>;
  display: string[];
  limbo: string[];
  box: string[] | number;
  scrapped: string[];
  relics: Record<string, Relics>;
  seals: Record<string, number[]>;
  annexed: number[];
  attacked: number[];
  ride: number[] | null;
  trails: number[];
  cohort: number[];
  borrowed: Borrowed | null;
  searched: number[];
  nation_seen: number[];
  nation_traced: number[];
  frames: Step[];
  teams?: TeamsPart | NoFacts;
  timer?: TimerPart | NoFacts;
  census?: NoFacts;
  metamorpha?: MetamorphaPart | NoFacts;
  bilkarr?: BilkarrPart | NoFacts;
  royals?: RoyalsPart | NoFacts;
  heroic?: HeroicPart | NoFacts;
  zealots?: NoFacts;
  draft?: DraftPart | NoFacts;
  trading?: TradingPart | NoFacts;
  fate_cards?: FatePart | NoFacts;
  gates?: GatesPart | NoFacts;
  storm?: StormPart | NoFacts;
  great_artefacts?: NoFacts;
  arrow?: NoFacts;
  mantle?: MantlePart | NoFacts;
  crystal?: CrystalPart | NoFacts;
  mask?: MaskPart | NoFacts;
  changed?: ChangedPart | NoFacts;
  valleys?: ValleysPart | NoFacts;
  potions?: Record<string, Potion>;
  windows?: WindowsPart | NoFacts;
  high_pass?: HighPassPart | NoFacts;
  kings_bridge?: KingsBridgePart | NoFacts;
};

export type VolleyBeginsStep = {
  step: "volley-begins";
  asking: Seat | null;
  order: Seat[];
  next: number;
  tail?: number[];
};

export type VolleyStep = {
  step: "volley";
  attacker: Seat;
  defender: number;
  target: TargetWord;
  cell: CellWord;
  figure: number;
  sent: number;
  joined: number;
  attack_strength: number;
  attack_factions: number;
  attack_unbound: number;
  attack_cards: number;
  defence_strength: number;
  defence_factions: number;
  defence_unbound: number;
  defence_cards: number;
  base: number;
  side: number;
  tail?: number[];
};

export type WhichHeroStep = {
  step: "which-hero";
  seat: Seat;
  cell: CellWord;
  tail?: number[];
};

/** Whether the potions of this moment were answered, and whether a line is frozen. */
export type WindowsPart = {
  answered: boolean;
  frozen: boolean;
};

export type WingsStep = {
  step: "wings";
  seat: Seat;
  hero: number;
  tail?: number[];
};

export type ZealotStep = {
  step: "zealot";
  seat: Seat;
  card: SourceWord;
  flags: number;
  tail?: number[];
};
