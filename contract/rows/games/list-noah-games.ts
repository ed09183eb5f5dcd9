import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { ThirdPartyGame } from '../../entities/third-party.ts';
import { defineRow } from '../../row.ts';

export const listNoahGames = defineRow({
  name: 'listNoahGames',
  service: '3rd-game',
  method: 'GET',
  path: 'api/v1/pg2/games/list',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'Games of noah',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.array(ThirdPartyGame),
});
