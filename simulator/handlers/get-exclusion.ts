import type { Rows } from '#contract/rows.ts';
import { runningExclusion, showExclusion } from '#simulator/protection/exclusion.ts';
import type { Handler } from './handler.ts';

export const getExclusion: Handler<Rows['getExclusion']> = ({ world, player }) =>
  showExclusion(runningExclusion(world, player().id));
