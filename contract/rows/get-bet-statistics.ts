import * as v from 'valibot';
import { Empty, NoBody } from '#contract/primitives.ts';
import { BetStatistics, STATISTICS_QUERY } from '#contract/entities/report.ts';
import { defineRow } from '#contract/row.ts';

export const getBetStatistics = defineRow({
  name: 'getBetStatistics',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/member/bet/statistics',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'What was bet and won on a game',
  params: Empty,
  query: v.strictObject({ ...STATISTICS_QUERY }),
  body: NoBody,
  data: BetStatistics,
});
