import { BET_STATUS } from '#contract/entities';
import { payIn } from '../members/pay-in.ts';
import { toMillionths } from '../../core/ledger/millionths.ts';
import type { BetsContext } from './context.ts';
import type { BetRecord } from './bet-record.ts';

/** Where stakes go and payouts come from. */
export const HOUSE_BETS = 'house:bets';

/** Settles a bet: stores the result, pays and pushes the balance. */
export function endBet(world: BetsContext, bet: BetRecord<unknown>, payout: string, doc: unknown): void {
  const amount = toMillionths(payout);
  const { id, memberId, currency } = bet;
  world.bets.end(id, BET_STATUS.settled, amount, world.now(), doc);
  if (amount > 0n) {
    payIn(world, memberId, 'payout', id, { from: HOUSE_BETS, currency, amount });
  }
  world.pushBalance(memberId, 'SETTLE');
}
