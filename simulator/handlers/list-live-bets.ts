import type { Rows } from '#contract/rows.ts';
import { roundsOf } from '#simulator/play/show-rounds.ts';
import type { Handler } from './handler.ts';

export const listLiveBets: Handler<Rows['listLiveBets']> = ({ world, query, player }) =>
  roundsOf(world, player().id, 'winfinity', query);
