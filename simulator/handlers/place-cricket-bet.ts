import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { assertMoney } from '#simulator/bets/assert-money.ts';
import { assertCanBet } from '#simulator/bets/can-bet.ts';
import { takeStake } from '#simulator/bets/take-stake.ts';
import { myBet } from '#simulator/bets/my-bets.ts';
import { showCricketBet } from '#simulator/cricket/cricket-bet.ts';
import { engineRefusal } from '#simulator/bets/engine-refusal.ts';
import { settleCricket } from '#engine/cricket/settle-cricket.ts';
import { cricketPlan, showCricketMatch } from '#simulator/cricket/cricket-book.ts';
import { compareAmounts } from '#engine/money/amount.ts';
import type { CricketDoc } from '#simulator/cricket/cricket-bet.ts';
import type { Handler } from './handler.ts';

/** Singles only, before the match begins. */
export const placeCricketBet: Handler<Rows['placeCricketBet']> = ({ world, body, player, key }) => {
  const member = player();
  assertCanBet(world, member, undefined, body.currency);
  const plan = cricketPlan(world.seed, body.matchId);
  if (plan === undefined) throw new Refusal('badRequest', 'No such cricket match', { field: 'matchId' });
  const match = showCricketMatch(plan, world.now());
  if (match.state !== 'scheduled') throw new Refusal('marketClosed', 'This match has begun', { field: 'matchId' });
  const bets = Object.fromEntries(
    Object.entries(body.bets).map(([id, { amount, odd }]) => {
      const offer = match.bets[id];
      if (offer === undefined) throw new Refusal('badRequest', 'Nothing of this id is sold', { field: `bets.${id}` });
      assertMoney(amount, member.currency, `bets.${id}.amount`);
      if (compareAmounts(odd, offer.odd) !== 0) {
        const moved = [{ match_id: plan.id, kind: 'cricket', outcome: id, was: odd, now: offer.odd }];
        throw new Refusal('oddsChanged', `Odds have moved: ${odd} to ${offer.odd}`, { moved });
      }
      const { categoryLabel, slipLabel } = offer;
      return [id, { categoryLabel, slipLabel, odd, amount }];
    }),
  );
  const { stake, max } = engineRefusal(() => settleCricket(bets, {}, member.currency));
  const doc = { matchId: plan.id, home: plan.home, away: plan.away, bets, maxPayout: max };
  const due = { job: 'settleCricketBet' as const, dueMs: plan.endMs };
  const id = takeStake(world, member, { game: 'cricket', key, scope: 'sport', stake, maxPayout: max, doc, ...due });
  return { bet: showCricketBet(myBet<CricketDoc>(world, member.id, 'cricket', id)), balance: world.balance(member.id) };
};
