import type { Rows } from '#contract/rows.ts';
import { estimateSlip } from '#engine/sports/estimate.ts';
import { assertSendable } from '#engine/sports/lines.ts';
import { PRODUCT_IDS } from '#contract/entities/product-ids.ts';
import { assertMoney } from '#simulator/bets/assert-money.ts';
import { assertCanBet } from '#simulator/bets/can-bet.ts';
import { engineRefusal } from '#simulator/bets/engine-refusal.ts';
import { myBet } from '#simulator/bets/my-bets.ts';
import { nextEndMs } from '#simulator/bets/next-end.ts';
import { priceSlip } from '#simulator/bets/price-slip.ts';
import { showBet } from '#simulator/bets/show-bet.ts';
import { takeStake } from '#simulator/bets/take-stake.ts';
import type { Handler } from './handler.ts';

/** Takes the stake, keeps the bet, and looks at it again when the first of its matches is over. */
export const placeBet: Handler<Rows['placeBet']> = ({ world, params, body, player, key }) => {
  const member = player();
  const { game } = params;
  assertCanBet(world, member, PRODUCT_IDS[game], body.currency);
  assertMoney(body.stake, body.currency, 'stake');
  const { slip, matches } = priceSlip(world, game, body);
  const { lines, stake, max } = engineRefusal(() => {
    assertSendable(slip);
    return estimateSlip(slip);
  });
  const doc = { slip, matches, lines, maxPayout: max };
  const due = { job: 'settleBet' as const, dueMs: nextEndMs(world, slip) ?? world.now() };
  const priced = { stake, maxPayout: max, multiple: body.multiple };
  const id = takeStake(world, member, { game, key, scope: 'sport', ...priced, doc, ...due });
  return { bet: showBet(world, myBet(world, member.id, game, id)), balance: world.balance(member.id) };
};
