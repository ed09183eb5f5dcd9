import * as v from 'valibot';
import { Id, Odds } from '#contract/entities';
import { compareAmounts } from '#engine/money';
import type { ApiError } from '#app/api/api-error.ts';
import { Line } from './use-price-text.ts';

/** What the upstream has named in refusing the last press, by `pickKey` or `cricketKey`. */
export type RefusedPrices = ReadonlyMap<string, v.InferOutput<typeof Moved>>;

/** The detail is from outside: what is no price is left out. */
const Moved = v.object({
  match_id: Id,
  kind: v.string(),
  outcome: v.string(),
  was: Odds,
  now: Odds,
  line: v.optional(v.object({ was: Line, now: Line })),
});

export function refusedPrices(bets: readonly { readonly error?: ApiError }[]): RefusedPrices {
  const moved = bets.flatMap(({ error }): readonly unknown[] => {
    const named = error?.kind === 'refused' && error.reason === 'oddsChanged' ? error.detail?.['moved'] : undefined;
    return Array.isArray(named) ? named : [];
  });
  return new Map(
    moved.flatMap((each) => (v.is(Moved, each) ? [[`${each.match_id} ${each.kind} ${each.outcome}`, each]] : [])),
  );
}

interface Listed {
  readonly odds: string;
  readonly line?: string | undefined;
}

/**
 * The price of a pick and its line, where the list still shows what was refused: pressed again, it would be refused again for the same
 * reason. A list that shows any other price, or any other line, is newer than the refusal.
 */
export function afterRefusal(refused: RefusedPrices, key: string, { odds, line }: Listed): Listed {
  const moved = refused.get(key);
  if (moved === undefined) return { odds, line };
  const isOld = moved.line === undefined ? compareAmounts(moved.was, odds) === 0 : moved.line.was === line;
  return isOld ? { odds: moved.now, line: moved.line?.now ?? line } : { odds, line };
}
