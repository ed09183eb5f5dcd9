import type { PlacedBet } from '#contract/entities';
import type { CoreContext } from '../../core/context/core-context.ts';
import { fromMillionths, toMillionths } from '../../core/ledger/millionths.ts';
import type { BetRecord } from './bet-record.ts';

export function showPlaced(
  world: Pick<CoreContext, 'money'>,
  bet: BetRecord<unknown>,
  maxPayout: string,
  result?: PlacedBet['result'],
  extra = '0',
): PlacedBet {
  const { currency, amount, payout } = bet;
  const bonus = toMillionths(extra);
  const won = payout - amount - bonus;
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
    bonus_amount: text(won > 0n ? won : 0n),
    ...(bonus > 0n && { extra_bonus_amount: text(bonus) }),
    bonus_currency: currency,
    total_currency: currency,
    placed_at: new Date(bet.placedMs).toISOString(),
    ...(bet.settledMs !== null && { settled_at: new Date(bet.settledMs).toISOString() }),
  };
}
