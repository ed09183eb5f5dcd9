import type { Rows } from '#contract/rows';
import { statistics } from '../../domain/reports/statistics.ts';
import { PRODUCT_IDS } from '#contract/entities';
import type { Handler } from '../shared/handler.ts';

export const getNoahStatistics: Handler<Rows['getNoahStatistics']> = ({ world, query, player }) =>
  statistics(world, player(), { ...query, game_id: PRODUCT_IDS.noah });
