import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { BetStatistics, STATISTICS_QUERY } from '../../entities/report.ts';
import { defineRow } from '../../row.ts';

export const getBetStatistics = defineRow({
  name: 'getBetStatistics',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/member/bet/statistics',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'Stakes and payouts of a game',
  params: Empty,
  query: v.strictObject({ ...STATISTICS_QUERY }),
  body: NoBody,
  data: BetStatistics,
});
