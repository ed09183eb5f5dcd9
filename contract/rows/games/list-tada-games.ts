import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { ThirdPartyGame } from '../../entities/third-party.ts';
import { defineRow } from '../../row.ts';

export const listTadaGames = defineRow({
  name: 'listTadaGames',
  service: 'tadaGame',
  method: 'GET',
  path: 'api/v1/tada/game_list',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'Games of TADA',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.array(ThirdPartyGame),
});
