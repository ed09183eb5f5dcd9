import type { ApiError } from '#app/api/api-error.ts';
import type { AnyBet } from './any-bet.ts';
import type { BetSource } from './bet-sources.ts';

/** The result of one read of one list. */
export interface SourcePage {
  readonly source: BetSource;
  readonly start: number;
  readonly total: number;
  readonly bets: readonly AnyBet[];
}

/** One read of all lists that are not at their end. */
export interface BetPage {
  readonly read: readonly SourcePage[];
  /** Lists that failed, while others did not. */
  readonly failed: readonly BetSource[];
  /** Why the first of them failed. */
  readonly error?: ApiError | undefined;
}

/** Where to continue, by list. A list that is missing is at its end. */
export type Cursor = Readonly<Partial<Record<BetSource, number>>>;

/** Where the lists continue after the pages; undefined when all are at their end. */
export function nextCursor(pages: readonly BetPage[]): Cursor | undefined {
  const cursor: Partial<Record<BetSource, number>> = {};
  for (const { source, start, total, bets } of pages.flatMap(({ read }) => read)) {
    const end = start + bets.length;
    // A list with a total above its content would otherwise be read forever.
    if (bets.length > 0 && end < total) cursor[source] = end;
    else delete cursor[source];
  }
  return Object.keys(cursor).length === 0 ? undefined : cursor;
}

/**
 * Merges bets of several lists, newest first. Bets older than the oldest read bet of an unfinished list are not shown yet:
 * unread bets of that list may come before them.
 */
export function mergePages(pages: readonly BetPage[]): readonly AnyBet[] {
  const oldest = new Map<BetSource, string>();
  for (const { source, bets } of pages.flatMap(({ read }) => read)) {
    const last = bets.at(-1)?.placed_at;
    if (last !== undefined) oldest.set(source, last);
  }
  const goingOn = Object.keys(nextCursor(pages) ?? {}) as BetSource[];
  const from = goingOn
    .map((source) => oldest.get(source) ?? '')
    .sort()
    .at(-1);
  return everyBet(pages).filter(({ placed_at: at }) => from === undefined || at >= from);
}

/** All bets that were read, newest first, each once. A later page may put bets between them. */
export function everyBet(pages: readonly BetPage[]): readonly AnyBet[] {
  const bets = new Map<string, AnyBet>();
  for (const { source, bets: read } of pages.flatMap(({ read }) => read))
    for (const bet of read) bets.set(`${source} ${bet.bet_id}`, bet);
  return [...bets.values()].sort((one, other) =>
    one.placed_at < other.placed_at ? 1 : one.placed_at > other.placed_at ? -1 : 0,
  );
}
