import type { Rows } from '#contract/rows';
import { statistics } from '../../domain/reports/statistics.ts';
import type { Handler } from '../shared/handler.ts';

export const getBetStatistics: Handler<Rows['getBetStatistics']> = ({ world, query, player }) =>
  statistics(world, player(), query);
