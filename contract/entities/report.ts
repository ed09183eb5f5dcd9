import * as v from 'valibot';
import { Amount, Currency, SignedAmount } from '../primitives.ts';

/** Stakes and payouts of a game over a period. */
export const BetStatistics = v.object({
  game_id: v.pipe(v.number(), v.integer()),
  bets: v.pipe(v.number(), v.integer()),
  bet_amount: Amount,
  payout: Amount,
  /** Payouts minus stakes of settled bets. */
  profit: SignedAmount,
  currency: Currency,
  days: v.array(
    v.object({
      date: v.pipe(v.string(), v.isoDate()),
      bets: v.pipe(v.number(), v.integer()),
      bet_amount: Amount,
      payout: Amount,
    }),
  ),
});
export type BetStatistics = v.InferOutput<typeof BetStatistics>;

export const DateQuery = v.pipe(v.string(), v.isoDate('must be a day, YYYY-MM-DD'));
export const STATISTICS_QUERY = {
  game_id: v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'must be a product id'), v.transform(Number)),
  start_date: DateQuery,
  end_date: DateQuery,
};
