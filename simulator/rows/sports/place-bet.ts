import type { Rows } from '#contract/rows';
import { assertSendable, estimateSlip } from '#engine/sports';
import { PRODUCT_IDS } from '#contract/entities';
import { assertMoney } from '../../core/ledger/assert-money.ts';
import { assertCanBet } from '../../domain/bets/can-bet.ts';
import { engineRefusal } from '../../domain/bets/engine-refusal.ts';
import { myBet } from '../../domain/bets/my-bets.ts';
import { nextEndMs } from '../../domain/bets/next-end.ts';
import { priceSlip } from '../../domain/bets/price-slip.ts';
import { showBet } from '../../domain/bets/show-bet.ts';
import { takeStake } from '../../domain/bets/take-stake.ts';
import type { Handler } from '../shared/handler.ts';

/** Takes the stake, stores the bet, and schedules its settlement for the end of its first match. */
export const placeBet: Handler<Rows['placeBet']> = ({ world, params, body, player, key }) => {
  const member = player();
  const { game } = params;
  assertCanBet(world, member, PRODUCT_IDS[game], body.currency);
  assertMoney(body.stake, body.currency, 'stake');
  const { slip, matches } = priceSlip(world, game, body);
  const {
    lines,
    stake: totalStake,
    max,
  } = engineRefusal(() => {
    assertSendable(slip);
    return estimateSlip(slip);
  });
  const doc = { slip, matches, lines, maxPayout: max };
  const due = { job: 'settleBet' as const, dueMs: nextEndMs(world, slip) ?? world.now() };
  const priced = { totalStake, maxPayout: max, multiple: body.multiple };
  const id = takeStake(world, member, { game, key, scope: 'sport', ...priced, doc, ...due });
  return { bet: showBet(world, myBet(world, member.id, game, id)), balance: world.balance(member.id) };
};
