import type { Rows } from '#contract/rows.ts';
import { roundsOf } from '#simulator/play/show-rounds.ts';
import type { Handler } from './handler.ts';

export const listNoahBets: Handler<Rows['listNoahBets']> = ({ world, query, player }) =>
  roundsOf(world, player().id, 'noah', query);
