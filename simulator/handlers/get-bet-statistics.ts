import type { Rows } from '#contract/rows.ts';
import { statistics } from '#simulator/reports/statistics.ts';
import type { Handler } from './handler.ts';

export const getBetStatistics: Handler<Rows['getBetStatistics']> = ({ world, query, player }) =>
  statistics(world, player(), query);
