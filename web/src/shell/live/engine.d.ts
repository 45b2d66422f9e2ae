// What the views of all games begin with. Made by tools.generate.api_reference.

/** How a game ended: points and places by seat, the seats that won, and why it ended. */
export type ResultDocument = {
  points: number[];
  places: number[];
  winners: number[];
  reason: string;
};

/** What every view begins with; `seat` is null for a spectator. */
export type ViewHeader = {
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
};
