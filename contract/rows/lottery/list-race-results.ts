import * as v from 'valibot';
import { NoBody } from '../../primitives.ts';
import { RaceGame } from '../../entities/lottery-game.ts';
import { Race } from '../../entities/race.ts';
import { PAGE_QUERY, pageOf } from '../../entities/page.ts';
import { defineRow } from '../../row.ts';

export const listRaceResults = defineRow({
  name: 'listRaceResults',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/{race}/history',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'Races that were run, latest first',
  params: v.strictObject({ race: RaceGame }),
  query: v.strictObject({ ...PAGE_QUERY }),
  body: NoBody,
  data: pageOf('races', Race),
});
