import { CLOCK_MARGIN_MS } from './matches.ts';

/** A call's start and answer by `date`, and its entry's time by the books' clock. */
export interface Answered {
  readonly sentAt: number;
  readonly answeredAt: number;
  readonly at: number;
}

/** With an unknown books' clock, an entry this long before the press may still be of it. */
export const UNSURE_MS = 10 * 60_000;

/**
 * Difference of the books' clock from `date`, learnt from answered calls, because they may be on different machines: an answered
 * call's entry was made during the call.
 */
export class BooksClock {
  /** Lower and upper bound of how far the books are ahead of `date`. */
  #span: readonly [min: number, max: number] | undefined;

  learn({ sentAt, answeredAt, at }: Answered): void {
    const [min, max] = [at - answeredAt, at - sentAt];
    if (!Number.isFinite(min) || !Number.isFinite(max)) return;
    const [least, most] = this.#span ?? [min, max];
    // Clocks may be set: a contradiction replaces earlier knowledge.
    const isAgreed = min - CLOCK_MARGIN_MS <= most && max + CLOCK_MARGIN_MS >= least;
    this.#span = isAgreed ? [Math.min(Math.max(min, least), max), Math.max(Math.min(max, most), min)] : [min, max];
  }

  /** Earliest time in the books of a press at `pressedAt` by `date`; undefined while nothing is known. */
  earliest(pressedAt: number): number | undefined {
    return this.#span === undefined ? undefined : pressedAt + this.#span[0] - CLOCK_MARGIN_MS;
  }
}
