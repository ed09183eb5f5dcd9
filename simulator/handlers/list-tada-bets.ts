import type { Rows } from '#contract/rows.ts';
import { roundsOf } from '#simulator/play/show-rounds.ts';
import type { Handler } from './handler.ts';

export const listTadaBets: Handler<Rows['listTadaBets']> = ({ world, query, player }) =>
  roundsOf(world, player().id, 'tada', query);
