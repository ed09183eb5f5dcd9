import * as v from 'valibot';
import { Id, Odds } from '#contract/entities';
import { compareAmounts } from '#engine/money';
import type { ApiError } from '#app/api/api-error.ts';

/** What the upstream has named in refusing the last press, by `pickKey` or `cricketKey`. */
export type RefusedPrices = ReadonlyMap<string, { readonly was: string; readonly now: string }>;

/** The detail is from outside: what is no price is left out. */
const Moved = v.object({ match_id: Id, kind: v.string(), outcome: v.string(), was: Odds, now: Odds });

export function refusedPrices(bets: readonly { readonly error?: ApiError }[]): RefusedPrices {
  const moved = bets.flatMap(({ error }): readonly unknown[] => {
    const named = error?.kind === 'refused' && error.reason === 'oddsChanged' ? error.detail?.['moved'] : undefined;
    return Array.isArray(named) ? named : [];
  });
  return new Map(
    moved.flatMap((each) =>
      v.is(Moved, each) ? [[`${each.match_id} ${each.kind} ${each.outcome}`, { was: each.was, now: each.now }]] : [],
    ),
  );
}

/**
 * The price of a pick, where the list still shows the one that was refused: pressed again, it would be refused again for the same reason. A
 * list that shows any other price is newer than the refusal.
 */
export function afterRefusal(refused: RefusedPrices, key: string, listed: string): string {
  const moved = refused.get(key);
  return moved !== undefined && compareAmounts(moved.was, listed) === 0 ? moved.now : listed;
}
