import * as v from 'valibot';
import { NoBody } from '../../primitives.ts';
import { Match } from '../../entities/match.ts';
import { SportGame } from '../../entities/sport-game.ts';
import { PAGE_QUERY, pageOf } from '../../entities/page.ts';
import { defineRow } from '../../row.ts';

export const listResults = defineRow({
  name: 'listResults',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/{game}/history',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'Matches that are over, latest first',
  params: v.strictObject({ game: SportGame }),
  query: v.strictObject({ ...PAGE_QUERY }),
  body: NoBody,
  data: pageOf('matches', Match),
});
