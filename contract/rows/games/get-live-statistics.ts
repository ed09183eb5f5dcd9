import * as v from 'valibot';
import { Empty, NoBody } from '../../primitives.ts';
import { BetStatistics, STATISTICS_QUERY } from '../../entities/report.ts';
import { defineRow } from '../../row.ts';

export const getLiveStatistics = defineRow({
  name: 'getLiveStatistics',
  service: '3rd-game',
  method: 'GET',
  path: 'api/v1/winfinity/games/statistics',
  auth: 'player',
  repeat: 'safe',
  origin: 'given',
  what: 'Report of winfinity (game 29)',
  params: Empty,
  query: v.strictObject({ ...STATISTICS_QUERY }),
  body: NoBody,
  data: BetStatistics,
});
