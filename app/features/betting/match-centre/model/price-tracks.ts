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

/** How the prices of matches have moved, as the page has seen and learnt it. A point is added only where a price has changed. */
export class PriceTracks {
  readonly #matches = new Map<string, Map<string, readonly PricePoint[]>>();
  /** Prices as they were recorded last: the page may be a few seconds behind what it has learnt. */
  readonly #seen = new Map<string, Prices>();
  readonly #learnt = new Set<string>();
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

  /** Whether the upstream has said what happened before the page saw the match. */
  isLearnt(matchId: string): boolean {
    return this.#learnt.has(matchId);
  }

  record(matchId: string, prices: Prices, atMs: number): void {
    const match = this.#open(matchId);
    const before = this.#seen.get(matchId);
    this.#seen.set(matchId, prices);
    this.#seenAtMs.set(matchId, atMs);
    for (const [key, odds] of prices) {
      const points = match.get(key) ?? NONE;
      if (before?.get(key) === odds || points.at(-1)?.odds === odds) continue;
      match.set(key, thinned([...points, { atMs, odds }]));
    }
    this.#changed();
  }

  /** Adds the upstream's history, by key. Between its first and its newest point it replaces what the page has seen, later by some seconds. */
  learn(matchId: string, history: readonly { readonly key: string; readonly points: readonly PricePoint[] }[]): void {
    if (history.length === 0) return;
    const match = this.#open(matchId);
    this.#learnt.add(matchId);
    for (const { key, points } of history) match.set(key, thinned(merged(match.get(key) ?? NONE, points)));
    this.#changed();
  }

  #open(matchId: string): Map<string, readonly PricePoint[]> {
    const match = this.#matches.get(matchId) ?? new Map<string, readonly PricePoint[]>();
    // Added again, so that the match that was seen last is the last to be forgotten.
    this.#matches.delete(matchId);
    this.#matches.set(matchId, match);
    for (const oldest of this.#matches.keys()) {
      if (this.#matches.size <= MAX_MATCHES) break;
      this.#matches.delete(oldest);
      this.#seenAtMs.delete(oldest);
      this.#seen.delete(oldest);
      this.#learnt.delete(oldest);
    }
    return match;
  }

  #changed(): void {
    this.version += 1;
    for (const listener of this.#listeners) listener();
  }
}

/** What the page has seen, with a history in any order. An older answer that comes late takes nothing away. */
function merged(seen: readonly PricePoint[], history: readonly PricePoint[]): readonly PricePoint[] {
  const known = [...history].sort((one, other) => one.atMs - other.atMs);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return seen;
  const all = [
    ...seen.filter(({ atMs }) => atMs < first.atMs),
    ...known,
    ...seen.filter(({ atMs }) => atMs > last.atMs),
  ];
  return all.filter(({ odds }, at) => odds !== all[at - 1]?.odds);
}

/** Without every second point of the older half, for as long as there are too many. The first one stays. */
function thinned(points: readonly PricePoint[]): readonly PricePoint[] {
  if (points.length <= MAX_POINTS) return points;
  return thinned(points.filter((_, at) => at % 2 === 0 || at > points.length / 2));
}
