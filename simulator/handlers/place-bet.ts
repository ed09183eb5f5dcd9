import type { Rows } from '#contract/rows.ts';
import { assertCanBet } from '#simulator/bets/can-bet.ts';
import { HOUSE_BETS } from '#simulator/bets/settle-bet.ts';
import { nextEndMs } from '#simulator/bets/next-end.ts';
import { priceSlip } from '#simulator/bets/price-slip.ts';
import { showBet } from '#simulator/bets/show-bet.ts';
import { engineRefusal } from '#simulator/bets/engine-refusal.ts';
import { assertLimits } from '#simulator/bets/assert-limits.ts';
import { toMillionths } from '#simulator/wallet/millionths.ts';
import { memberAccount } from '#simulator/wallet/ledger.ts';
import { estimateSlip } from '#engine/sports/estimate.ts';
import { assertSendable } from '#engine/sports/lines.ts';
import { GAME_LIMITS } from '#fixtures/game-limits.ts';
import { PRODUCT_IDS } from '#fixtures/product-ids.ts';
import type { BetRecord } from '#simulator/bets/bet-record.ts';
import type { Handler } from './handler.ts';

/** Takes the stake, keeps the bet, and looks at it again when the first of its matches is over. */
export const placeBet: Handler<Rows['placeBet']> = ({ world, params, body, player, key }) => {
  const member = player();
  assertCanBet(world, member, PRODUCT_IDS[params.game], body.currency);
  const { slip, matches } = priceSlip(world, params.game, body);
  const estimate = engineRefusal(() => {
    assertSendable(slip);
    return estimateSlip(slip);
  });
  assertLimits(world, member, GAME_LIMITS[params.game], {
    scope: 'sport',
    amount: estimate.stake,
    estimate: estimate.max,
    multiplier: body.multiple,
  });
  const amount = toMillionths(estimate.stake);
  const bet = {
    memberId: member.id,
    game: params.game,
    key: key ?? null,
    amount,
    currency: body.currency,
    placedMs: world.now(),
    doc: { slip, matches, lines: estimate.lines, maxPayout: estimate.max },
  };
  const id = world.bets.add(bet);
  const move = { from: memberAccount(member.id), to: HOUSE_BETS, currency: body.currency, amount };
  world.ledger.move('stake', id, world.now(), move);
  world.jobs.add('settleBet', id, nextEndMs(world, slip) ?? world.now());
  return { bet: showBet(world, world.bets.byId(id) as BetRecord), balance: world.balance(member.id) };
};
