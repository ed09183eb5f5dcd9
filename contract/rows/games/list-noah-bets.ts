import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { GameRound } from '../../entities/third-party.ts';
import { PAGE_QUERY, pageOf } from '../../entities/page.ts';
import { defineRow } from '../../row.ts';

export const listNoahBets = defineRow({
  name: 'listNoahBets',
  service: '3rd-game',
  method: 'GET',
  path: 'api/v1/pg2/games/mybet',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'Rounds played with noah, newest first',
  params: Empty,
  query: v.strictObject({ ...PAGE_QUERY }),
  body: NoBody,
  data: pageOf('rounds', GameRound),
});
