import { CLOCK_MARGIN_MS } from './matches.ts';

/** When a call left and was answered, by `date`, and when its entry was made, by the clock of the books. */
export interface Answered {
  readonly sentAt: number;
  readonly answeredAt: number;
  readonly at: number;
}

/** Where nothing is known of the clock of the books: an entry so long before the press may be of it, or of an earlier one. */
export const UNSURE_MS = 10 * 60_000;

/**
 * How far the clock of the upstream's books is from its `date`, learnt from answered calls: the two may come from different machines.
 * An entry of an answered call was made while that call was under way.
 */
export class BooksClock {
  /** The books are ahead of `date` by this at least and at most. */
  #span: readonly [min: number, max: number] | undefined;

  learn({ sentAt, answeredAt, at }: Answered): void {
    const [min, max] = [at - answeredAt, at - sentAt];
    if (!Number.isFinite(min) || !Number.isFinite(max)) return;
    const [least, most] = this.#span ?? [min, max];
    // Clocks are set: what contradicts the earlier calls counts.
    const isAgreed = min - CLOCK_MARGIN_MS <= most && max + CLOCK_MARGIN_MS >= least;
    this.#span = isAgreed ? [Math.min(Math.max(min, least), max), Math.max(Math.min(max, most), min)] : [min, max];
  }

  /** The earliest time in the books of what is pressed at `pressedAt` by `date`; undefined before anything was learnt. */
  earliest(pressedAt: number): number | undefined {
    return this.#span === undefined ? undefined : pressedAt + this.#span[0] - CLOCK_MARGIN_MS;
  }
}
