import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { assertCanBet } from '#simulator/bets/can-bet.ts';
import { assertPrices, mostPayout } from '#simulator/lottery/assert-prices.ts';
import { raceItem } from '#simulator/lottery/price-of-pick.ts';
import { takeStake } from '#simulator/bets/take-stake.ts';
import { myBet } from '#simulator/bets/my-bets.ts';
import { showRaceBet } from '#simulator/lottery/race-bet.ts';
import { engineRefusal } from '#simulator/bets/engine-refusal.ts';
import { settlePk10 } from '#engine/pk10/settle-pk10.ts';
import type { Pk10Bet } from '#engine/pk10/bet.ts';
import type { Handler } from './handler.ts';

/** For the stake, and for the engine's word on every selection, any finish will do. */
const ANY_FINISH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Bets on the race that is open; settled the moment it is run. */
export const placeRaceBet: Handler<Rows['placeRaceBet']> = ({ world, params, body, player, key }) => {
  const member = player();
  const game = params.race;
  assertCanBet(world, member, undefined, body.currency);
  const race = world.draws.race(game, body.race_id, world.now());
  if (race === undefined)
    throw new Refusal('badRequest', `No race of ${game} is called ${body.race_id}`, { field: 'race_id' });
  if (race.state !== 'open' || Date.parse(race.open_time) > world.now()) {
    throw new Refusal('marketClosed', 'Betting on this race is closed: wait for the next', {
      field: 'race_id',
      state: race.state,
    });
  }
  const picks = body.picks as readonly Pk10Bet[];
  const { stake } = engineRefusal(() => settlePk10(picks, ANY_FINISH, member.currency), 'picks');
  assertPrices(world, member, game, picks, raceItem);
  const maxPayout = mostPayout(picks);
  const due = { job: 'settleRaceBet' as const, dueMs: Date.parse(race.draw_time) };
  const doc = { raceId: race.id, picks, maxPayout };
  const id = takeStake(world, member, { game, key, scope: 'lottery', stake, maxPayout, doc, ...due });
  return { bet: showRaceBet(world, myBet(world, member.id, game, id)), balance: world.balance(member.id) };
};
