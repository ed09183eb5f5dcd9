import type { Rows } from '#contract/rows';
import { runningExclusion, showExclusion } from '../../domain/protection/exclusion.ts';
import type { Handler } from '../shared/handler.ts';

export const getExclusion: Handler<Rows['getExclusion']> = ({ world, player }) =>
  showExclusion(world, runningExclusion(world, player().id));
