import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { GameBalance, PlatType } from '../../entities/third-party.ts';
import { defineRow } from '../../row.ts';

export const getNgBalance = defineRow({
  name: 'getNgBalance',
  service: '3rd-game',
  method: 'GET',
  path: 'nggame/api/v1/ng/balance',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'Balance with an NG platform',
  params: Empty,
  query: v.strictObject({ plat_type: PlatType }),
  body: NoBody,
  data: GameBalance,
});
