import type { PlacedBet } from '#contract/entities';
import type { CoreContext } from '../../core/context/core-context.ts';
import { fromMillionths } from '../../core/ledger/millionths.ts';
import type { BetRecord } from './bet-record.ts';

/** Fields common to all bets. */
export function showPlaced(
  world: Pick<CoreContext, 'money'>,
  bet: BetRecord<unknown>,
  maxPayout: string,
  result?: PlacedBet['result'],
): PlacedBet {
  const { currency, amount, payout } = bet;
  const text = (millionths: bigint) => fromMillionths(millionths, world.money(currency));
  return {
    bet_id: bet.id,
    ...(bet.key !== null && { key: bet.key }),
    bet_amount: text(amount),
    currency,
    status: bet.status as PlacedBet['status'],
    ...(result !== undefined && { result }),
    max_payout: maxPayout,
    payout: text(payout),
    bonus_amount: text(payout > amount ? payout - amount : 0n),
    placed_at: new Date(bet.placedMs).toISOString(),
    ...(bet.settledMs !== null && { settled_at: new Date(bet.settledMs).toISOString() }),
  };
}
