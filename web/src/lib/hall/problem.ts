import type { Reason } from '$protocol';

/** What the hall refused, with its code and rules. */
export class HallProblem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly reasons: Reason[] = [],
  ) {
    super(message);
  }
}
