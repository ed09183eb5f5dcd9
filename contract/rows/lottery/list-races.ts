import * as v from 'valibot';
import { Id, NoBody } from '../../primitives.ts';
import { RaceGame } from '../../entities/lottery-game.ts';
import { Race } from '../../entities/race.ts';
import { PAGE_QUERY, pageOf } from '../../entities/page.ts';
import { defineRow } from '../../row.ts';

export const listRaces = defineRow({
  name: 'listRaces',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/{race}/list',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'Races, the one to bet on first; one race with id',
  params: v.strictObject({ race: RaceGame }),
  query: v.strictObject({ ...PAGE_QUERY, id: v.optional(Id) }),
  body: NoBody,
  data: pageOf('races', Race),
});
