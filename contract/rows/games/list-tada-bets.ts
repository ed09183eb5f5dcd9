import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { GameRound } from '../../entities/third-party.ts';
import { PAGE_QUERY, pageOf } from '../../entities/page.ts';
import { defineRow } from '../../row.ts';

export const listTadaBets = defineRow({
  name: 'listTadaBets',
  service: 'tadaGame',
  method: 'GET',
  path: 'api/v1/tada/mybet',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'Rounds played with TADA, newest first',
  params: Empty,
  query: v.strictObject({ ...PAGE_QUERY }),
  body: NoBody,
  data: pageOf('rounds', GameRound),
});
