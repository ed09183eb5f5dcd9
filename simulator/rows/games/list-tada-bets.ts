import type { Rows } from '#contract/rows';
import { roundsOf } from '../../domain/rounds/show-rounds.ts';
import type { Handler } from '../shared/handler.ts';

export const listTadaBets: Handler<Rows['listTadaBets']> = ({ world, query, player }) =>
  roundsOf(world, player().id, 'tada', query);
