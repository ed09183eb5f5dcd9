import type { Rows } from '#contract/rows.ts';
import { statistics } from '#simulator/reports/statistics.ts';
import { PRODUCT_IDS } from '#contract/entities/product-ids.ts';
import type { Handler } from './handler.ts';

export const getLiveStatistics: Handler<Rows['getLiveStatistics']> = ({ world, query, player }) =>
  statistics(world, player(), { ...query, game_id: PRODUCT_IDS.winfinity });
