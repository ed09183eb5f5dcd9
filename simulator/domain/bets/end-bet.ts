import { BET_STATUS, type BetNotice } from '#contract/entities';
import { HOUSE_PROMOTIONS } from '../accounts/register.ts';
import { payIn } from '../members/pay-in.ts';
import { notifySettled } from '../notifications/bet-notices.ts';
import { fromMillionths, toMillionths } from '../../core/ledger/millionths.ts';
import type { BetsContext } from './context.ts';
import type { BetRecord } from './bet-record.ts';

/** Receives stakes and pays payouts. */
export const HOUSE_BETS = 'house:bets';

interface EndedDoc {
  readonly [fact: string]: unknown;
  readonly ended: { readonly result: BetNotice['state']; readonly [fact: string]: unknown };
}

/**
 * Settles a bet: stores the result, pays, pushes the balance, and notifies the player's browsers. The operator's bonus is a
 * separate movement.
 */
export function endBet(world: BetsContext, bet: BetRecord<unknown>, payout: string, doc: EndedDoc, extra = '0'): void {
  const amount = toMillionths(payout);
  const bonus = toMillionths(extra);
  const { id, memberId, currency } = bet;
  world.bets.end(id, BET_STATUS.settled, amount + bonus, world.now(), doc);
  if (amount > 0n) {
    payIn(world, memberId, 'payout', id, { from: HOUSE_BETS, currency, amount });
  }
  if (bonus > 0n) payIn(world, memberId, 'extraBonus', id, { from: HOUSE_PROMOTIONS, currency, amount: bonus });
  const paid = fromMillionths(amount + bonus, world.money(currency));
  world.pushBalance(memberId, 'SETTLE', { game: bet.game, id, payout: paid, currency });
  notifySettled(world, memberId, {
    bet: id,
    game: bet.game as BetNotice['game'],
    state: doc.ended.result,
    stake: fromMillionths(bet.amount, world.money(currency)),
    payout: paid,
    currency,
  });
}
