import type { WorldClock } from '../../core/clock/world-clock.ts';

/** Events are counted for this long, in real time. */
const WINDOW_MS = 15 * 60_000;
/** Names that are counted at the same time: old ones go first. */
const MOST_COUNTED = 10_000;

/** Counts events by name: wrong passwords of an account, codes that an address has asked for. Kept in memory only. */
export class RecentEvents {
  /** Instants within the window, oldest first. */
  readonly #events = new Map<string, number[]>();
  readonly #now: () => number;

  constructor(clock: Pick<WorldClock, 'transportNow'>) {
    this.#now = () => clock.transportNow();
  }

  add(name: string): void {
    const counted = [...this.#within(name), this.#now()];
    // Removed first, because a map keeps the position of an existing key.
    this.#events.delete(name);
    this.#events.set(name, counted);
    for (const old of [...this.#events.keys()].slice(0, Math.max(0, this.#events.size - MOST_COUNTED)))
      this.#events.delete(old);
  }

  delete(name: string): void {
    this.#events.delete(name);
  }

  clear(): void {
    this.#events.clear();
  }

  /** How long until fewer than `most` are in the window; zero or less: not at all. */
  waitMs(name: string, most: number): number {
    const counted = this.#within(name);
    return counted.length < most ? 0 : (counted.at(-most) ?? 0) + WINDOW_MS - this.#now();
  }

  #within(name: string): readonly number[] {
    const nowMs = this.#now();
    // An instant from the future was counted before the clock was set back.
    return (this.#events.get(name) ?? []).filter((atMs) => atMs > nowMs - WINDOW_MS && atMs <= nowMs);
  }
}
