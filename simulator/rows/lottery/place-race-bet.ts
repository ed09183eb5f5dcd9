import { PRODUCT_IDS } from '#contract/entities';
import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { assertCanBet } from '../../domain/bets/can-bet.ts';
import { assertPrices } from '../../domain/lottery/assert-prices.ts';
import { raceItem } from '../../domain/lottery/price-of-pick.ts';
import { takeStake } from '../../domain/bets/take-stake.ts';
import { myBet } from '../../domain/bets/my-bets.ts';
import { showRaceBet } from '../../domain/lottery/race-bet.ts';
import { engineRefusal } from '../../domain/bets/engine-refusal.ts';
import { estimateRace, type Pk10Bet } from '#engine/lottery';
import type { Handler } from '../shared/handler.ts';

/** On the open race; settled when it is run. */
export const placeRaceBet: Handler<Rows['placeRaceBet']> = ({ world, params, body, player, key }) => {
  const member = player();
  const game = params.race;
  assertCanBet(world, member, PRODUCT_IDS[game], body.currency);
  const race = world.draws.race(game, body.race_id, world.now());
  if (race === undefined)
    throw new Refusal('badRequest', `Unknown race of ${game}: ${body.race_id}`, { field: 'race_id' });
  if (race.state !== 'open' || Date.parse(race.open_time) > world.now()) {
    throw new Refusal('marketClosed', 'Betting on this race is closed: wait for the next', {
      field: 'race_id',
      state: race.state,
    });
  }
  const picks = body.picks as readonly Pk10Bet[];
  const { stake: totalStake, max: maxPayout } = engineRefusal(
    () => estimateRace(picks, world.money(member.currency)),
    'picks',
  );
  assertPrices(world, member, game, picks, raceItem);
  const due = { job: 'settleRaceBet' as const, dueMs: Date.parse(race.draw_time) };
  const doc = { raceId: race.id, picks, maxPayout };
  const id = takeStake(world, member, { game, key, scope: 'lottery', totalStake, maxPayout, doc, ...due });
  return { bet: showRaceBet(world, myBet(world, member.id, game, id)), balance: world.balance(member.id) };
};
