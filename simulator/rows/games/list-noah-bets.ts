import type { Rows } from '#contract/rows';
import { roundsOf } from '../../domain/rounds/show-rounds.ts';
import type { Handler } from '../shared/handler.ts';

export const listNoahBets: Handler<Rows['listNoahBets']> = ({ world, query, player }) =>
  roundsOf(world, player().id, 'noah', query);
