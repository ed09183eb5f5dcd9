import type { AnyBet } from './any-bet.ts';
import type { BetSource } from './bet-sources.ts';

/** What one reading of one list gave. */
export interface SourcePage {
  readonly source: BetSource;
  readonly start: number;
  readonly total: number;
  readonly bets: readonly AnyBet[];
}

/** One reading of all lists that still had something. */
export interface BetPage {
  readonly read: readonly SourcePage[];
  /** Lists that did not answer, while others did. */
  readonly failed: readonly BetSource[];
}

/** Where to go on reading, per list; a list that is not named is at its end. */
export type Cursor = Readonly<Partial<Record<BetSource, number>>>;

/** Where the lists go on after the pages; undefined when all are at their end. */
export function nextCursor(pages: readonly BetPage[]): Cursor | undefined {
  const cursor: Partial<Record<BetSource, number>> = {};
  for (const { source, start, total, bets } of pages.flatMap(({ read }) => read)) {
    const end = start + bets.length;
    // A list that says that it is longer than it gives would be asked for ever.
    if (bets.length > 0 && end < total) cursor[source] = end;
    else delete cursor[source];
  }
  return Object.keys(cursor).length === 0 ? undefined : cursor;
}

/**
 * Bets of several lists in one, newest first. Older than the oldest read bet of a list that goes on, nothing is shown yet: what
 * that list still has would belong before it.
 */
export function mergePages(pages: readonly BetPage[]): readonly AnyBet[] {
  const bets = new Map<string, AnyBet>();
  const oldest = new Map<BetSource, string>();
  for (const { source, bets: read } of pages.flatMap(({ read }) => read)) {
    for (const bet of read) bets.set(`${source} ${bet.bet_id}`, bet);
    const last = read.at(-1)?.placed_at;
    if (last !== undefined) oldest.set(source, last);
  }
  const goingOn = Object.keys(nextCursor(pages) ?? {}) as BetSource[];
  const from = goingOn
    .map((source) => oldest.get(source) ?? '')
    .sort()
    .at(-1);
  return [...bets.values()]
    .filter(({ placed_at: at }) => from === undefined || at >= from)
    .sort((one, other) => (one.placed_at < other.placed_at ? 1 : one.placed_at > other.placed_at ? -1 : 0));
}
