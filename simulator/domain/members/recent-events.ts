import type { WorldClock } from '../../core/clock/world-clock.ts';

/** In real time. */
const WINDOW_MS = 15 * 60_000;
/** Above this, the oldest names are dropped. */
const MAX_COUNTED = 10_000;

export class RecentEvents {
  /** Instants, oldest first. */
  readonly #events = new Map<string, number[]>();
  readonly #now: () => number;

  constructor(clock: Pick<WorldClock, 'transportNow'>) {
    this.#now = () => clock.transportNow();
  }

  add(name: string): void {
    const counted = [...this.#within(name), this.#now()];
    // A map keeps the position of an existing key.
    this.#events.delete(name);
    this.#events.set(name, counted);
    for (const old of [...this.#events.keys()].slice(0, Math.max(0, this.#events.size - MAX_COUNTED)))
      this.#events.delete(old);
  }

  delete(name: string): void {
    this.#events.delete(name);
  }

  clear(): void {
    this.#events.clear();
  }

  /** Time until fewer than `most` are in the window; zero or less: no wait. */
  waitMs(name: string, most: number): number {
    const counted = this.#within(name);
    return counted.length < most ? 0 : (counted.at(-most) ?? 0) + WINDOW_MS - this.#now();
  }

  #within(name: string): readonly number[] {
    const nowMs = this.#now();
    // Later instants were counted before the clock was set back.
    return (this.#events.get(name) ?? []).filter((atMs) => atMs > nowMs - WINDOW_MS && atMs <= nowMs);
  }
}
