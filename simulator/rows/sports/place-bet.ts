import type { Rows } from '#contract/rows';
import type { BetRequest } from '#contract/rows/sports/place-bet';
import { assertSendable, estimateUnderRules } from '#engine/sports';
import { PRODUCT_IDS } from '#contract/entities';
import { Refusal } from '../../core/refusal.ts';
import { assertMoney } from '../../core/ledger/assert-money.ts';
import { assertCanBet } from '../../domain/bets/can-bet.ts';
import { engineRefusal } from '../../domain/bets/engine-refusal.ts';
import { myBet } from '../../domain/bets/my-bets.ts';
import { nextEndMs } from '../../domain/bets/next-end.ts';
import { priceSlip } from '../../domain/bets/price-slip.ts';
import { showBet } from '../../domain/bets/show-bet.ts';
import { takeStake } from '../../domain/bets/take-stake.ts';
import { isForbidden } from '../../domain/protection/profile-rules.ts';
import type { Handler } from '../shared/handler.ts';

/** Takes the stake, stores the bet, and schedules a check at the end of its first match. */
export const placeBet: Handler<Rows['placeBet']> = ({ world, params, body, player, key }) => {
  const member = player();
  const { game } = params;
  assertCanBet(world, member, PRODUCT_IDS[game], body.currency);
  assertOneCurrency(body);
  assertMoney(body.stake, world.money(body.currency), 'stake');
  const { matches, ...priced } = priceSlip(world, game, body);
  const slip = { ...priced.slip, maxFolds: world.bookRules.folds };
  const rules = world.bookRules.rulesOfNewBet(world.money(body.currency));
  const {
    lines,
    stake: totalStake,
    max,
  } = engineRefusal(() => {
    assertSendable(slip);
    return estimateUnderRules(slip, rules ?? {});
  });
  // Later changes of the bounds do not concern an accepted bet.
  const placed = { slip: { ...slip, maxFolds: {} }, matches, lines, maxPayout: max };
  const bonus = isForbidden(world, 'bonus') ? undefined : world.bookRules.bonusOfNewBet;
  const doc = { ...placed, bounds: world.bookRules.boundsOf(slip), ...(rules && { rules }), ...(bonus && { bonus }) };
  const due = { job: 'settleBet' as const, dueMs: nextEndMs(world, slip) ?? world.now() };
  const sums = { totalStake, maxPayout: max, multiple: body.multiple };
  const id = takeStake(world, member, { game, key, scope: 'sport', ...sums, doc, ...due });
  return { bet: showBet(world, myBet(world, member.id, game, id)), balance: world.balance(member.id) };
};

/** Bonuses and payouts use the stake's currency. @throws Refusal `wrongCurrency` */
function assertOneCurrency({ currency, ...body }: BetRequest): void {
  for (const field of ['bonus_currency', 'total_currency'] as const)
    if (body[field] !== undefined && body[field] !== currency)
      throw new Refusal('wrongCurrency', `Bets in ${currency} are paid in it`, { field, currency });
}
