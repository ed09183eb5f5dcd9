import * as v from 'valibot';
import { Amount, Id, Currency, Empty } from '../../primitives.ts';
import { RaceGame } from '../../entities/lottery-game.ts';
import { RacePick, RaceBet } from '../../entities/race.ts';
import { defineRow } from '../../row.ts';

export const placeRaceBet = defineRow({
  name: 'placeRaceBet',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/{race}/bet',
  auth: 'player',
  repeat: 'keyed',
  moves: 'stake',
  origin: 'given',
  what: 'Bet on a race',
  params: v.strictObject({ race: RaceGame }),
  query: Empty,
  body: v.strictObject({
    race_id: Id,
    currency: Currency,
    picks: v.pipe(v.array(v.strictObject(RacePick)), v.minLength(1), v.maxLength(200)),
  }),
  data: v.object({ bet: RaceBet, balance: Amount }),
});
