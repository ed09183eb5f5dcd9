import type { Rows } from '#contract/rows';
import { roundsOf } from '../../domain/rounds/show-rounds.ts';
import type { Handler } from '../shared/handler.ts';

export const listLiveBets: Handler<Rows['listLiveBets']> = ({ world, query, player }) =>
  roundsOf(world, player().id, 'winfinity', query);
