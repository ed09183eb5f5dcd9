import * as v from 'valibot';
import { NoBody } from '#contract/primitives.ts';
import { Match } from '#contract/entities/match.ts';
import { SportGame } from '#contract/entities/sport-game.ts';
import { PAGE_QUERY, pageOf } from '#contract/entities/page.ts';
import { defineRow } from '#contract/row.ts';

export const listResults = defineRow({
  name: 'listResults',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/{game}/history',
  auth: 'any',
  repeat: 'safe',
  origin: 'given',
  what: 'Matches that are over, latest first',
  params: v.strictObject({ game: SportGame }),
  query: v.strictObject({ ...PAGE_QUERY }),
  body: NoBody,
  data: pageOf('matches', Match),
});
