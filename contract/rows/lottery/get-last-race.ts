import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { RaceGame } from '../../entities/lottery-game.ts';
import { Race } from '../../entities/race.ts';
import { defineRow } from '../../row.ts';

export const getLastRace = defineRow({
  name: 'getLastRace',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/{race}/last',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'The last race that was run',
  params: v.strictObject({ race: RaceGame }),
  query: Empty,
  body: NoBody,
  data: Race,
});
