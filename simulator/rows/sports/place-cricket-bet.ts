import { PRODUCT_IDS } from '#contract/entities';
import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { assertMoney } from '../../core/ledger/assert-money.ts';
import { assertCanBet } from '../../domain/bets/can-bet.ts';
import { takeStake } from '../../domain/bets/take-stake.ts';
import { myBet } from '../../domain/bets/my-bets.ts';
import { showCricketBet } from '../../domain/cricket/cricket-bet.ts';
import { engineRefusal } from '../../domain/bets/engine-refusal.ts';
import { settleCricket, type SettleRules } from '#engine/sports';
import { cricketPlan, showCricketMatch } from '../../domain/cricket/cricket-book.ts';
import { compareAmounts } from '#engine/money';
import type { CricketDoc } from '../../domain/cricket/cricket-bet.ts';
import type { Handler } from '../shared/handler.ts';

/** Singles have one pick, so caps of longer lines do not apply. */
function ofSingles(rules: SettleRules | undefined): SettleRules | undefined {
  const caps = rules?.prizeCap;
  return caps === undefined ? rules : { ...rules, prizeCap: caps.filter(({ from }) => from === 1) };
}

/** Only before the match. */
export const placeCricketBet: Handler<Rows['placeCricketBet']> = ({ world, body, player, key }) => {
  const member = player();
  assertCanBet(world, member, PRODUCT_IDS.cricket, body.currency);
  const plan = cricketPlan(world.seed, body.matchId);
  if (plan === undefined) throw new Refusal('badRequest', 'No such cricket match', { field: 'matchId' });
  const match = showCricketMatch(world.seed, plan, world.now());
  if (match.state !== 'scheduled') throw new Refusal('marketClosed', 'This match has begun', { field: 'matchId' });
  const money = world.money(member.currency);
  const bets = Object.fromEntries(
    Object.entries(body.bets).map(([id, { amount, odd }]) => {
      const offer = match.bets[id];
      if (offer === undefined) throw new Refusal('badRequest', 'This bet is not on offer', { field: `bets.${id}` });
      assertMoney(amount, money, `bets.${id}.amount`);
      if (compareAmounts(odd, offer.odd) !== 0) {
        const moved = [{ match_id: plan.id, kind: 'cricket', outcome: id, was: odd, now: offer.odd }];
        throw new Refusal('oddsChanged', `The odds have changed: ${odd} to ${offer.odd}`, { moved });
      }
      const { categoryLabel, slipLabel } = offer;
      return [id, { categoryLabel, slipLabel, odd, amount }];
    }),
  );
  const rules = ofSingles(world.bookRules.rulesOfNewBet(money));
  const { stake: totalStake, max } = engineRefusal(() => settleCricket(bets, {}, money, rules));
  const names = { matchId: plan.id, home: plan.home, away: plan.away };
  const doc = { ...names, bets, maxPayout: max, ...(rules && { rules }) };
  const due = { job: 'settleCricketBet' as const, dueMs: plan.endMs };
  const id = takeStake(world, member, {
    game: 'cricket',
    key,
    scope: 'sport',
    totalStake,
    maxPayout: max,
    doc,
    ...due,
  });
  return {
    bet: showCricketBet(world, myBet<CricketDoc>(world, member.id, 'cricket', id)),
    balance: world.balance(member.id),
  };
};
