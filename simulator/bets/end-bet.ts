import { BET_STATUS } from '#contract/entities/bet.ts';
import { memberAccount } from '#simulator/wallet/ledger.ts';
import { toMillionths } from '#simulator/wallet/millionths.ts';
import type { World } from '#simulator/world/world.ts';
import type { BetRecord } from './bet-record.ts';

/** Where stakes go and payouts come from. */
export const HOUSE_BETS = 'house:bets';

/** Settles a bet: keeps how it ended, pays, and pushes the balance. */
export function endBet(world: World, bet: BetRecord<unknown>, payout: string, doc: unknown): void {
  const amount = toMillionths(payout);
  const { id, memberId, currency } = bet;
  world.bets.end(id, BET_STATUS.settled, amount, world.now(), doc);
  if (amount > 0n) {
    world.ledger.move('payout', id, world.now(), { from: HOUSE_BETS, to: memberAccount(memberId), currency, amount });
  }
  world.pushBalance(memberId, 'SETTLE');
}
