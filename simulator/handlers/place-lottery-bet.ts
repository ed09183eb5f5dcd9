import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { assertCanBet } from '#simulator/bets/can-bet.ts';
import { PRODUCT_IDS } from '#contract/entities/product-ids.ts';
import { assertPrices, mostPayout } from '#simulator/lottery/assert-prices.ts';
import { markSixItem } from '#simulator/lottery/price-of-pick.ts';
import { takeStake } from '#simulator/bets/take-stake.ts';
import { myBet } from '#simulator/bets/my-bets.ts';
import { showLotteryBet } from '#simulator/lottery/lottery-bet.ts';
import { engineRefusal } from '#simulator/bets/engine-refusal.ts';
import { settleMarkSix } from '#engine/marksix/settle-mark-six.ts';
import { selectionLines, selectionRule } from '#engine/marksix/selection-rule.ts';
import type { MarkSixBet } from '#engine/marksix/bet.ts';
import type { Handler } from './handler.ts';

const countOf = ({ selection }: MarkSixBet) => (Array.isArray(selection) ? selection.length : 1);

/** The platform's rules for sets of animals, by their names. */
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

function linesOf(pick: MarkSixBet | undefined): bigint {
  if (pick?.kind !== 'specialCodeCombinationZodiacs') return 1n;
  return selectionLines({ kind: pick.kind, selected: countOf(pick), level: pick.level ?? countOf(pick) });
}

/** Bets on the draw that is open; settled the moment it is drawn. */
export const placeLotteryBet: Handler<Rows['placeLotteryBet']> = ({ world, params, body, player, key }) => {
  const member = player();
  const game = params.lottery;
  assertCanBet(world, member, PRODUCT_IDS[game], body.currency);
  const draw = world.draws.draw(game, body.match_id, world.now());
  if (draw === undefined)
    throw new Refusal('badRequest', `No draw of ${game} is called ${body.match_id}`, { field: 'match_id' });
  if (draw.state !== 'open' || Date.parse(draw.open_time) > world.now()) {
    throw new Refusal('marketClosed', 'Betting on this draw is closed: wait for the next', {
      field: 'match_id',
      state: draw.state,
    });
  }
  const picks = body.picks as readonly MarkSixBet[];
  assertSelections(picks);
  // Any drum will do: what is wanted is the stake, and the engine's word on every selection.
  const sample = { numbers: [1, 2, 3, 4, 5, 6], special: 7 };
  const { stake } = engineRefusal(
    () => settleMarkSix(picks, sample, draw.draw_time.slice(0, 10), member.currency),
    'picks',
  );
  assertPrices(world, member, game, picks, markSixItem);
  const maxPayout = mostPayout(picks, (index) => linesOf(picks[index]));
  const doc = { drawId: draw.match_id, picks, maxPayout };
  const due = { job: 'settleLotteryBet' as const, dueMs: Date.parse(draw.draw_time) };
  const id = takeStake(world, member, { game, key, scope: 'lottery', stake, maxPayout, doc, ...due });
  return { bet: showLotteryBet(world, myBet(world, member.id, game, id)), balance: world.balance(member.id) };
};
