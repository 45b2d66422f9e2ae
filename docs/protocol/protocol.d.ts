// The Stormhall protocol, version 1. Made by tools.generate.protocol_schema.

export type Protocol = 1;

/** The request was carried out and stored; `number` is the number of choices after it. */
export interface Accepted {
  type: "accepted";
  seq: number;
  id: number;
  number: number;
}

/** Agree to a take-back or refuse it. */
export interface AnswerTakeback {
  type: "answer-takeback";
  id: number;
  to: number;
  agree: boolean;
}

/** Ask what a bot would do, and why. */
export interface AskHint {
  type: "hint";
  id: number;
}

/** Ask what an action would lead to, with the steps that follow it. */
export interface AskPreview {
  type: "preview";
  id: number;
  action: string;
  then?: NamedAction[];
}

/** Ask for the next table for the same people. */
export interface AskRematch {
  token?: string | null;
}

/** Ask all others to go back to the moment after `to` choices. */
export interface AskTakeback {
  type: "takeback";
  id: number;
  to: number;
}

/**
 * Ask why an action is not possible, or why no action of these kinds is that has these
 * words.
 */
export interface AskWhy {
  type: "why";
  id: number;
  action?: string | null;
  kinds?: string[];
  args?: [string, string][];
}

/** All numbers from `least` to `most`; null means no limit. */
export interface Bounds {
  least: number;
  most: number | null;
}

/** Ask whether a table can be set up like this. */
export interface CheckTable {
  seats: number;
  preset?: string | null;
  options?: Record<string, string | number | boolean | null>;
}

/**
 * A choice, with the number of the decision that it answers and the branch on which the client
 * saw it: after a take-back the same number may mean another decision.
 *
 * The steps in `then` follow the action, such as its payment; all are carried out, or none.
 */
export interface Choose {
  type: "choose";
  id: number;
  decision: number;
  action: string;
  then?: NamedAction[];
  branch?: number | null;
}

/** A choice of a finished game. */
export interface Chosen {
  by: number;
  choice: string;
  heard: number;
}

/**
 * How long people may think. `live` counts down seconds and adds some with every choice; `days`
 * gives the same time for every choice. When the time and the grace run out, a bot sits in.
 */
export interface Clock {
  kind?: "days" | "live" | "none";
  bank?: number;
  increment?: number;
  days?: number;
  grace?: number;
}

/** How much time is left: milliseconds for each seat, counted by the server until `at`. */
export interface ClockState {
  left: number[];
  running: number[];
  at: number;
}

/** A message that could not be understood or is not allowed here; nothing has changed. */
export interface Error {
  type: "error";
  seq: number;
  code: ErrorCode | string;
  message: string;
  id: number | null;
}

/** The codes of errors; others may be added. */
export type ErrorCode = "abuse" | "archived" | "away" | "bad-key" | "bad-record" | "broken-table" | "busy" | "closing" | "conflict" | "empty-text" | "hello-first" | "hello-late" | "host" | "http" | "illegal" | "internal" | "invalid" | "malformed" | "method" | "no-game" | "no-lesson" | "no-moment" | "no-page" | "no-rule" | "no-seat" | "no-step" | "no-table" | "not-away" | "not-here" | "not-over" | "not-ready" | "not-started" | "not-your-turn" | "notation" | "origin" | "over" | "protocol" | "replay-only" | "rules-version" | "seat-taken" | "setup" | "slow-reader" | "stale" | "store-busy" | "store-failed" | "store-full" | "store-newer" | "takeback" | "takeback-asked" | "too-costly" | "too-fast" | "too-long" | "too-many" | "too-slow" | "undo-refused" | "unexpected" | "unknown-type" | "watching";

/**
 * If the options of `if` all have these values, the option of `excludes` cannot have that
 * value: the rule says why.
 *
 * It holds in both directions, for these numbers of seats; null means all numbers.
 */
export interface ExclusionInfo {
  if: Record<string, string | number | boolean | Bounds | null>;
  excludes: Record<string, string | number | boolean | Bounds | null>;
  rule: string;
  seats: number[] | null;
}

/** A finished game from start to end as one viewer saw it: all its choices and events. */
export interface Film {
  table: string;
  eyes: string;
  over: boolean;
  choices: Chosen[];
  events: Record<string, unknown>[];
}

export type FromClient = Hello | Choose | Undo | AskTakeback | AnswerTakeback | Say | SetOrders | AskWhy | AskHint | AskPreview | Ping;

export type FromServer = Welcome | TableChanged | Update | Said | Orders | Accepted | Refused | Why | Hint | Preview | Pong | Error;

/** A game with everything that can be chosen before it begins. */
export interface GameInfo {
  name: string;
  title: string;
  description: string;
  seats: number[];
  options: OptionInfo[];
  presets: Record<string, Record<string, string | number | boolean | null>>;
  exclusions: ExclusionInfo[];
  lesson: boolean;
}

/** All games, the levels of bots from weak to strong, and common clocks. */
export interface GamesInfo {
  protocol: number;
  games: GameInfo[];
  levels: Level[];
  clocks: Clock[];
}

/** The first message: which table, with which key, and what the client already has. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  key?: string | null;
  branch?: number | null;
  events?: number;
  chat?: number;
}

/** What a bot would do with the seat's knowledge; reasons are message ids with weights. */
export interface Hint {
  type: "hint";
  seq: number;
  id: number;
  action: string;
  instead: string | null;
  reasons: [string, number][];
}

/** Sit down in an open seat; a listed table requires no invitation. */
export interface Join {
  invite?: string | null;
  name: string;
  seat?: number | null;
  token?: string | null;
}

/** The seat and its key, which is sent only once. */
export interface Joined {
  seat: number;
  key: string;
  table: TableState;
}

/** Make a table that gives a lesson. */
export interface Learn {
  name?: string;
  token?: string | null;
}

/**
 * One note of a lesson: the id of its text, its rule, and the part of the screen that it points
 * at, if any.
 */
export interface LessonNote {
  id: string;
  rule: string;
  part: string | null;
}

/** The learner's progress in a lesson: the notes to show now, and what to choose. */
export interface LessonState {
  notes: LessonNote[];
  first: number;
  total: number;
  choice: string | null;
  left: boolean;
  back: number | null;
  done: boolean;
}

/** A level of bots, and the most seconds it thinks about a decision. */
export interface Level {
  name: string;
  seconds: number;
}

/** Tables that wait or are played and are open to everybody here, last touched first. */
export interface ListedTables {
  tables: TableState[];
}

/** Make a table. */
export interface MakeTable {
  game: string;
  seats: SeatWish[];
  preset?: string | null;
  options?: Record<string, string | number | boolean | null>;
  clock?: Clock;
  spectators?: boolean;
  listed?: boolean;
  token?: string | null;
}

/** Ask which tables a browser's keys open, and at which of them it is its turn. */
export interface Mine {
  keys: string[];
}

/**
 * A finished game after some choices, as a seat, a spectator or `all` sees it.
 *
 * For `all`, the view is the whole position, including everything that was hidden.
 */
export interface Moment {
  table: string;
  number: number;
  last: number;
  eyes: string;
  choice: string | null;
  by: number | null;
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
  figures: Record<string, unknown>;
}

/** An action by its kind and all its arguments, as an offer names them. */
export interface NamedAction {
  kind: string;
  args?: [string, string][];
}

/**
 * A legal action: its notation, its verb, and its arguments with the names of their slots, so
 * that a client can find the offers for a card, a square or a verb.
 */
export interface Offer {
  text: string;
  kind: string;
  args: [string, string][];
}

/**
 * An option of a game. `integer` takes whole numbers from `least` to `most`, and null if that
 * is the default; the other types take one of `values`. `rule` is the rule behind the option.
 */
export interface OptionInfo {
  name: string;
  type: "boolean" | "choice" | "integer";
  default: string | number | boolean | null;
  values: (string | number | boolean | null)[] | null;
  least: number | null;
  most: number | null;
  rule: string;
  about: string;
}

/**
 * A standing order: in this step the seat takes this action automatically whenever it is legal.
 *
 * An empty step means every step. The action `suggested` means the usual choice, and `only` any
 * action that is the only legal one.
 */
export interface Order {
  action: string;
  step?: string;
}

/** The standing orders of the client's seat. */
export interface Orders {
  type: "orders";
  seq: number;
  orders: Order[];
}

/** A table at which one of the keys opens a seat. */
export interface OwnTable {
  table: TableState;
  seat: number;
  turn: boolean;
  number: number;
}

/** The tables that the keys open, first those at which it is their turn. */
export interface OwnTables {
  tables: OwnTable[];
}

/** Check the connection. */
export interface Ping {
  type: "ping";
  id: number;
}

/**
 * Continue a finished game from one of its moments at a new table. No seat may be open, since
 * whoever makes the table has seen what was hidden from the others.
 */
export interface PlayOn {
  at: number;
  seats: SeatWish[];
  token?: string | null;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  seq: number;
  id: number;
}

/**
 * What an action leads to as far as the seat can know: up to a chance event or a reveal.
 *
 * `facts` are figures of the game, such as a price or the sums of a battle.
 */
export interface Preview {
  type: "preview";
  seq: number;
  id: number;
  action: string;
  certain: boolean;
  undoable: boolean;
  events: Record<string, unknown>[];
  facts: Record<string, unknown>;
}

/** What is printed on the components of a game; the same at all of its tables. */
export interface PrintedFacts {
  game: string;
  printed: Record<string, unknown>;
}

/** The body of every answer that reports an error. */
export interface Problem {
  code: ErrorCode | string;
  message: string;
  reasons: Reason[];
  path: string | null;
  choice: number | null;
}

/** A rule that forbids something, with the facts that make it apply. */
export interface Reason {
  rule: string;
  arguments: Record<string, unknown>;
}

/** The request was not carried out, and nothing has changed. */
export interface Refused {
  type: "refused";
  seq: number;
  id: number;
  code: ErrorCode | string;
  message: string;
  reasons: Reason[];
}

/**
 * The next table for the same people: everybody gets the same seat there.
 *
 * The first to ask makes the table and gets its keys.
 */
export interface Rematch {
  table: TableState;
  seat: number;
  key: string;
  host: string | null;
  invite: string | null;
  watch: string | null;
}

/** Give the seat another name. */
export interface Rename {
  name: string;
}

/** A document of the rules as Markdown: chapters, rules with their ids, decisions, examples. */
export interface RuleDocument {
  name: string;
  text: string;
}

/** One rule, with the id by which refusals and options name it. */
export interface RuleText {
  id: string;
  text: string;
}

/** All documents of the rules. */
export interface Rulebooks {
  documents: RuleDocument[];
}

/** Rules in the order of their documents. */
export interface Rules {
  rules: RuleText[];
}

/** A line of chat; lines are numbered from 0. */
export interface Said {
  type: "said";
  seq: number;
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** Send a line of chat. */
export interface Say {
  type: "say";
  id: number;
  text: string;
}

/** A seat and who sits there. */
export interface SeatState {
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  away: boolean;
  online: boolean;
  awaited: boolean;
}

/**
 * Who takes a seat of a new table: for `mine` its maker (several make a hotseat), for `open`
 * anybody with the link, for `bot` a bot of this level.
 */
export interface SeatWish {
  kind: "bot" | "mine" | "open";
  name?: string;
  level?: string;
}

/** Replace the standing orders of the seat. */
export interface SetOrders {
  type: "orders";
  id: number;
  orders: Order[];
}

/** Hand the seat to a bot. */
export interface SitIn {
  level?: string;
}

/** The points of all seats after a number of choices. */
export interface Standing {
  number: number;
  points: number[];
}

/** The statistics of a finished game by seat: points over time and where they came from. */
export interface Story {
  table: string;
  points: number[];
  places: number[];
  winners: number[];
  reason: string;
  breaks: Record<string, number[]>;
  unit: string;
  length: number;
  traits: Record<string, string[]>;
  timeline: number[][];
  course: Standing[];
  sources: Record<string, number[]>;
  uses: Record<string, Record<string, number[]>>;
}

/** Somebody connected, disconnected or got another name, or a bot took over. */
export interface TableChanged {
  type: "table";
  seq: number;
  table: TableState;
}

/**
 * All options with their values, and the seats of each team if there are teams; or the reasons
 * why the table cannot be set up.
 */
export interface TableChecked {
  options: Record<string, string | number | boolean | null> | null;
  teams: number[][];
  message: string;
  reasons: Reason[];
}

/** A new table with its keys. They are sent only once, and only to its maker. */
export interface TableMade {
  table: TableState;
  host: string;
  invite: string;
  watch: string | null;
  seats: Record<string, string>;
}

/** What everybody at a table may know about it, apart from the game itself. */
export interface TableState {
  id: string;
  game: string;
  preset: string | null;
  options: Record<string, string | number | boolean | null>;
  seats: SeatState[];
  status: "archived" | "finished" | "playing" | "waiting";
  created: number;
  clock: Clock;
  spectators: boolean;
  listed: boolean;
  watching: number;
  rematch: string | null;
  lesson: boolean;
}

/**
 * A request to go back to the moment after `to` choices, and the seats that still have to
 * agree.
 */
export interface Takeback {
  seat: number;
  to: number;
  waiting: number[];
}

/** The choice that the client's seat owes. */
export interface Turn {
  decision: number;
  step: string;
  offers: Offer[];
  suggestion: number | null;
}

/** Take back the seat's last choice; `decision` is the decision now owed, on this branch. */
export interface Undo {
  type: "undo";
  id: number;
  decision: number;
  branch?: number | null;
}

/** Whether the last choice can be taken back, or the rule that forbids it. */
export interface UndoState {
  possible: boolean;
  reason: Reason | null;
}

/**
 * The newest view, and the events that led to it since those that the client already has.
 *
 * `branch` grows when choices are taken back; events from `first` on that the client already had
 * are then void. If `fresh`, these are all the events of the game.
 */
export interface Update {
  type: "update";
  seq: number;
  branch: number;
  number: number;
  first: number;
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
  figures: Record<string, unknown>;
  thinking: number[];
  fresh: boolean;
  turn: Turn | null;
  undo: UndoState | null;
  clock: ClockState | null;
  takeback: Takeback | null;
  lesson: LessonState | null;
}

/** A record to replay. */
export interface Upload {
  record: string;
  token?: string | null;
}

/** The answer to a hello. */
export interface Welcome {
  type: "welcome";
  seq: number;
  protocol: number;
  table: TableState;
  seat: number | null;
}

/**
 * The rules against an action; none if it is possible. To a question about kinds, `action` is
 * the one of them that the answer is about.
 */
export interface Why {
  type: "why";
  seq: number;
  id: number;
  action: string;
  reasons: Reason[];
}

/** Everything that can be asked over HTTP; a failure answers with a Problem. */
export interface Http {
  "GET /api/games": { body: null; answer: GamesInfo };
  "POST /api/games/{game}/check": { body: CheckTable; answer: TableChecked };
  "GET /api/games/{game}/printed": { body: null; answer: PrintedFacts };
  "GET /api/rules": { body: null; answer: Rules };
  "GET /api/rules/{rule}": { body: null; answer: RuleText };
  "GET /api/rulebooks": { body: null; answer: Rulebooks };
  "GET /api/tables": { body: null; answer: ListedTables };
  "POST /api/tables": { body: MakeTable; answer: TableMade };
  "POST /api/lessons/{game}": { body: Learn; answer: TableMade };
  "GET /api/tables/{table}": { body: null; answer: TableState };
  "POST /api/tables/{table}/join": { body: Join; answer: Joined };
  "POST /api/tables/{table}/seats/{seat}/rename": { body: Rename; answer: TableState };
  "POST /api/tables/{table}/seats/{seat}/leave": { body: null; answer: TableState };
  "POST /api/tables/{table}/seats/{seat}/bot": { body: SitIn; answer: TableState };
  "POST /api/tables/{table}/seats/{seat}/free": { body: null; answer: TableState };
  "POST /api/tables/{table}/seats/{seat}/back": { body: null; answer: TableState };
  "POST /api/tables/{table}/rematch": { body: AskRematch; answer: Rematch };
  "POST /api/mine": { body: Mine; answer: OwnTables };
  "GET /api/tables/{table}/record": { body: null; answer: string };
  "GET /api/tables/{table}/replay": { body: null; answer: Moment };
  "GET /api/tables/{table}/film": { body: null; answer: Film };
  "GET /api/tables/{table}/story": { body: null; answer: Story };
  "POST /api/tables/{table}/onward": { body: PlayOn; answer: TableMade };
  "POST /api/records": { body: Upload; answer: TableMade };
}
