import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { ThirdPartyGame } from '../../entities/third-party.ts';
import { defineRow } from '../../row.ts';

export const listPgGames = defineRow({
  name: 'listPgGames',
  service: 'pggame',
  method: 'GET',
  path: 'api/v1/pg/game_list',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'Games of PG',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.array(ThirdPartyGame),
});
