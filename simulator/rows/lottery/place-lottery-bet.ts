import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { assertCanBet } from '../../domain/bets/can-bet.ts';
import { PRODUCT_IDS } from '#contract/entities';
import { assertPrices } from '../../domain/lottery/assert-prices.ts';
import { markSixItem } from '../../domain/lottery/price-of-pick.ts';
import { takeStake } from '../../domain/bets/take-stake.ts';
import { myBet } from '../../domain/bets/my-bets.ts';
import { showLotteryBet } from '../../domain/lottery/lottery-bet.ts';
import { engineRefusal } from '../../domain/bets/engine-refusal.ts';
import { estimateMarkSix, type MarkSixBet, selectionRule, zodiacYear } from '#engine/lottery';
import type { Handler } from '../shared/handler.ts';

const countOf = ({ selection }: MarkSixBet) => (Array.isArray(selection) ? selection.length : 1);

/** The platform's rules for sets of animals. */
function assertSelections(picks: readonly MarkSixBet[]): void {
  for (const [index, pick] of picks.entries()) {
    const rule =
      pick.kind === 'specialCodeMergeAnimal'
        ? selectionRule({ kind: pick.kind, selected: countOf(pick), configuration: pick.configuration })
        : pick.kind === 'specialCodeCombinationZodiacs'
          ? selectionRule({ kind: pick.kind, selected: countOf(pick), level: pick.level ?? countOf(pick) })
          : null;
    if (rule !== null)
      throw new Refusal('badRequest', `This selection breaks the rule ${rule}`, {
        field: `picks.${index}.selection`,
        rule,
      });
  }
}

/** On the open draw; settled when it is drawn. */
export const placeLotteryBet: Handler<Rows['placeLotteryBet']> = ({ world, params, body, player, key }) => {
  const member = player();
  const game = params.lottery;
  assertCanBet(world, member, PRODUCT_IDS[game], body.currency);
  const draw = world.draws.draw(game, body.match_id, world.now());
  if (draw === undefined)
    throw new Refusal('badRequest', `Unknown draw of ${game}: ${body.match_id}`, { field: 'match_id' });
  if (draw.state !== 'open' || Date.parse(draw.open_time) > world.now()) {
    throw new Refusal('marketClosed', 'Betting on this draw is closed: wait for the next', {
      field: 'match_id',
      state: draw.state,
    });
  }
  const picks = body.picks as readonly MarkSixBet[];
  assertSelections(picks);
  const day = draw.draw_time.slice(0, 10);
  const year = zodiacYear(day);
  const { stake: totalStake, max: maxPayout } = engineRefusal(
    () => estimateMarkSix(picks, day, world.money(member.currency)),
    'picks',
  );
  assertPrices(world, member, game, picks, (pick) => markSixItem(pick, year));
  const doc = { drawId: draw.match_id, picks, maxPayout };
  const due = { job: 'settleLotteryBet' as const, dueMs: Date.parse(draw.draw_time) };
  const id = takeStake(world, member, { game, key, scope: 'lottery', totalStake, maxPayout, doc, ...due });
  return { bet: showLotteryBet(world, myBet(world, member.id, game, id)), balance: world.balance(member.id) };
};
