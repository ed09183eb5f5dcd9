/**
 * The upstream's clock, by the `date` of its answers: its entries carry this clock. Only the lower bound matters: an entry that
 * was made after the press must never be taken for an older one. A simulator's clock may be faster, or stand still.
 */
export class UpstreamClock {
  #last: { readonly dateMs: number; readonly atMs: number } | undefined;

  observe(date: string | undefined, atMs: number): void {
    const dateMs = Date.parse(date ?? '');
    if (Number.isFinite(dateMs)) this.#last = { dateMs, atMs };
  }

  /** A time that is not later than the upstream's clock at `atMs`. */
  at(atMs: number): number {
    return this.#last === undefined ? atMs : this.#last.dateMs + Math.max(0, atMs - this.#last.atMs);
  }

  /** For a press of the past: a clock that stands still has not gone on since. */
  notAfterNow(pressedAt: number): number {
    return this.#last === undefined ? pressedAt : Math.min(pressedAt, this.#last.dateMs);
  }
}
