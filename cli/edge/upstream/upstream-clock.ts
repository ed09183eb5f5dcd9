/**
 * The upstream's clock by the `date` of its answers, which its entries use. Only a lower bound counts: an entry after the press
 * must never look older. A simulator's clock may run faster or stand still.
 */
export class UpstreamClock {
  #last: { readonly dateMs: number; readonly atMs: number } | undefined;

  observe(date: string | undefined, atMs: number): void {
    const dateMs = Date.parse(date ?? '');
    if (Number.isFinite(dateMs)) this.#last = { dateMs, atMs };
  }

  /** A time not later than the upstream's clock at `atMs`. */
  at(atMs: number): number {
    return this.#last === undefined ? atMs : this.#last.dateMs + Math.max(0, atMs - this.#last.atMs);
  }

  /** For an earlier press: a clock that stands still has not moved since. */
  notAfterNow(pressedAt: number): number {
    return this.#last === undefined ? pressedAt : Math.min(pressedAt, this.#last.dateMs);
  }
}
