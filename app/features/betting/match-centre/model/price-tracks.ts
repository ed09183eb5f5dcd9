/** A price from an instant on. */
export interface PricePoint {
  readonly atMs: number;
  readonly odds: string;
}

/** Prices of a match by a key of the caller's. */
export type Prices = ReadonlyMap<string, string>;

/** A chart of 320 pixels has no room for more. */
const MAX_POINTS = 240;
/** Matches that were opened last. */
const MAX_MATCHES = 30;
const NONE: readonly PricePoint[] = [];

/** How the prices of matches have moved since the page first saw them. A point is added only where a price has changed. */
export class PriceTracks {
  readonly #matches = new Map<string, Map<string, readonly PricePoint[]>>();
  readonly #seenAtMs = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  /** Grows with each record. */
  version = 0;

  listen = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => void this.#listeners.delete(onChange);
  };

  /** When the prices of a match were last recorded. */
  seenAtMs(matchId: string): number {
    return this.#seenAtMs.get(matchId) ?? 0;
  }

  /** The same array until the price changes. */
  of(matchId: string, key: string): readonly PricePoint[] {
    return this.#matches.get(matchId)?.get(key) ?? NONE;
  }

  record(matchId: string, prices: Prices, atMs: number): void {
    const match = this.#matches.get(matchId) ?? new Map<string, readonly PricePoint[]>();
    // Added again, so that the match that was seen last is the last to be forgotten.
    this.#matches.delete(matchId);
    this.#matches.set(matchId, match);
    for (const oldest of this.#matches.keys()) {
      if (this.#matches.size <= MAX_MATCHES) break;
      this.#matches.delete(oldest);
      this.#seenAtMs.delete(oldest);
    }
    this.#seenAtMs.set(matchId, atMs);
    for (const [key, odds] of prices) {
      const points = match.get(key) ?? NONE;
      if (points.at(-1)?.odds === odds) continue;
      match.set(key, thinned([...points, { atMs, odds }]));
    }
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }
}

/** Without every second point of the older half, once there are too many. The first one stays. */
function thinned(points: readonly PricePoint[]): readonly PricePoint[] {
  if (points.length <= MAX_POINTS) return points;
  return points.filter((_, at) => at % 2 === 0 || at > MAX_POINTS / 2);
}
