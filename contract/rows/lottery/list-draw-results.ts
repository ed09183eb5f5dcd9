import * as v from 'valibot';
import { NoBody } from '../../primitives.ts';
import { Draw } from '../../entities/lottery.ts';
import { MarkSixGame } from '../../entities/lottery-game.ts';
import { PAGE_QUERY, pageOf } from '../../entities/page.ts';
import { defineRow } from '../../row.ts';

export const listDrawResults = defineRow({
  name: 'listDrawResults',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/{lottery}/history',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'Draws that are over, latest first',
  params: v.strictObject({ lottery: MarkSixGame }),
  query: v.strictObject({ ...PAGE_QUERY }),
  body: NoBody,
  data: pageOf('draws', Draw),
});
