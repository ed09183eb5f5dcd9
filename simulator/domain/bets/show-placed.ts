import type { PlacedBet } from '#contract/entities';
import { fromMillionths } from '../../core/ledger/millionths.ts';
import type { BetRecord } from './bet-record.ts';

/** Fields common to all bets. */
export function showPlaced(bet: BetRecord<unknown>, maxPayout: string, result?: PlacedBet['result']): PlacedBet {
  const { currency, amount, payout } = bet;
  return {
    bet_id: bet.id,
    ...(bet.key !== null && { key: bet.key }),
    bet_amount: fromMillionths(amount, currency),
    currency,
    status: bet.status as PlacedBet['status'],
    ...(result !== undefined && { result }),
    max_payout: maxPayout,
    payout: fromMillionths(payout, currency),
    bonus_amount: fromMillionths(payout > amount ? payout - amount : 0n, currency),
    placed_at: new Date(bet.placedMs).toISOString(),
    ...(bet.settledMs !== null && { settled_at: new Date(bet.settledMs).toISOString() }),
  };
}
