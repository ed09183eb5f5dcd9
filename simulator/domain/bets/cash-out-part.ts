import { compareAmounts } from '#engine/money';
import { cashOutPart as sellPart, estimateUnderRules } from '#engine/sports';
import { toMillionths } from '../../core/ledger/millionths.ts';
import { Refusal } from '../../core/refusal.ts';
import type { BetDoc, BetRecord } from './bet-record.ts';
import { cashOutQuote } from './cash-out.ts';
import type { BetsContext } from './context.ts';
import { payIn } from '../members/pay-in.ts';
import { HOUSE_BETS } from './end-bet.ts';
import { engineRefusal } from './engine-refusal.ts';

/** Line stake to sell, and the minimum amount. */
interface Asked {
  readonly stake: string;
  readonly amount: string;
}

/**
 * Cashes out a part of a running bet. The bet continues with the remaining stake.
 *
 * @throws Refusal `marketClosed`, `cashOutChanged`; `badRequest` for a stake that is not a part of the bet's, or that is worth nothing
 */
export function cashOutPart(world: BetsContext, bet: BetRecord, asked: Asked): void {
  const offer = cashOutQuote(world, bet);
  const { id, memberId, doc, currency } = bet;
  const part = engineRefusal(() => sellPart(doc.slip, offer, asked.stake));
  const { paid, sold, left, rest } = part;
  if (compareAmounts(paid, asked.amount) < 0) {
    const moved = { field: 'amount', was: asked.amount, now: paid };
    throw new Refusal('cashOutChanged', `This part of the bet is worth ${paid} now`, moved);
  }
  if (compareAmounts(paid, '0') === 0)
    throw new Refusal('badRequest', 'This part of the bet is worth nothing: choose a larger one', { field: 'stake' });
  const parts = doc.parts ?? [];
  const at = new Date(world.now()).toISOString();
  const cut = { part_id: `${id}-${parts.length + 1}`, stake: asked.stake, bet_amount: sold, payout: paid, at };
  const next: BetDoc = {
    ...doc,
    slip: rest,
    maxPayout: estimateUnderRules(rest, doc.rules ?? {}).max,
    parts: [...parts, cut],
  };
  world.bets.shrink(id, toMillionths(left), next);
  payIn(world, memberId, 'cashOut', id, { from: HOUSE_BETS, currency, amount: toMillionths(paid) });
  world.pushBalance(memberId, 'CASH_OUT');
}
