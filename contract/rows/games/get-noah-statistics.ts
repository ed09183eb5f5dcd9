import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { BetStatistics, STATISTICS_QUERY } from '../../entities/report.ts';
import { defineRow } from '../../row.ts';

export const getNoahStatistics = defineRow({
  name: 'getNoahStatistics',
  service: '3rd-game',
  method: 'GET',
  path: 'api/v1/pg2/games/statistics',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'Report of noah (game 28)',
  params: Empty,
  query: v.strictObject({ ...STATISTICS_QUERY }),
  body: NoBody,
  data: BetStatistics,
});
