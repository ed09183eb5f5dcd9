import * as v from 'valibot';
import { Empty, Id, NoBody } from '../../primitives.ts';
import { DetailedGame, MatchDetails } from '../../entities/match-details.ts';
import { defineRow } from '../../row.ts';

export const getMatchDetails = defineRow({
  name: 'getMatchDetails',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/{game}/match/{id}',
  auth: 'guest',
  repeat: 'safe',
  origin: 'ours',
  what: 'Events, score by period, statistics and form of a match; optional for an upstream',
  params: v.strictObject({ game: DetailedGame, id: Id }),
  query: Empty,
  body: NoBody,
  data: MatchDetails,
});
