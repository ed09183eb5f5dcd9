import * as v from 'valibot';
import { Id, Empty, NoBody } from '../../primitives.ts';
import { RaceGame } from '../../entities/lottery-game.ts';
import { RaceBet } from '../../entities/race.ts';
import { defineRow } from '../../row.ts';

export const getMyRaceBet = defineRow({
  name: 'getMyRaceBet',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/{race}/mybet/{id}',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'One racing bet in detail',
  params: v.strictObject({ race: RaceGame, id: Id }),
  query: Empty,
  body: NoBody,
  data: RaceBet,
});
