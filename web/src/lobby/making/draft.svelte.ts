/** A new table while it is being thought out: game, preset, options, seats, clock. */
import type { Clock, GameInfo, MakeTable, SeatWish } from '$protocol';
import {
  against,
  clashes,
  nearestSeats,
  presetValues,
  type Value,
  type Values,
} from './options/exclusions';

export type SeatKind = SeatWish['kind'];

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  level: string;
}

const USUAL_LEVEL = 'planner';
const NO_CLOCK: Clock = { kind: 'none', bank: 0, increment: 0, days: 0, grace: 30 };

export class Draft {
  preset = $state<string | null>(null);
  /** All options with their values. */
  values = $state.raw<Values>({});
  seats = $state<SeatDraft[]>([]);
  clock = $state.raw<Clock>(NO_CLOCK);
  spectators = $state(true);
  listed = $state(false);

  constructor(
    readonly game: GameInfo,
    readonly isHotseat: boolean,
    count = 4,
  ) {
    this.choosePreset(Object.keys(game.presets)[0] ?? null, count);
  }

  get count(): number {
    return this.seats.length;
  }

  /** The options that were changed after the preset was chosen. */
  get changed(): Values {
    const usual = presetValues(this.game, this.preset);
    return Object.fromEntries(
      Object.entries(this.values).filter(([name, value]) => usual[name] !== value),
    );
  }

  get clashes() {
    return clashes(this.game, this.count, this.values);
  }

  /** Take a preset; the number of seats follows if the preset cannot be played by so many. */
  choosePreset(preset: string | null, wished = this.count): void {
    this.preset = preset;
    this.values = presetValues(this.game, preset);
    this.resize(nearestSeats(this.game, wished, this.values));
  }

  set(option: string, value: Value): void {
    this.values = { ...this.values, [option]: value };
  }

  against(option: string, value: Value) {
    return against(this.game, this.count, this.values, option, value);
  }

  resize(count: number): void {
    this.seats = Array.from(
      { length: count },
      (_, number) => this.seats[number] ?? this.#seat(number),
    );
  }

  #seat(number: number): SeatDraft {
    const kind = number === 0 || this.isHotseat ? 'mine' : 'bot';
    return { kind, name: '', level: USUAL_LEVEL };
  }

  /** What the hall is asked for; own seats without a name get one. */
  wish(name: (seat: number) => string): MakeTable {
    return {
      game: this.game.name,
      preset: this.preset,
      options: this.changed,
      seats: this.seats.map((seat, number) => {
        if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
        if (seat.kind === 'open') return { kind: 'open' };
        return { kind: 'mine', name: seat.name.trim() || name(number) };
      }),
      clock: this.clock,
      spectators: this.spectators,
      listed: this.listed,
    };
  }
}
