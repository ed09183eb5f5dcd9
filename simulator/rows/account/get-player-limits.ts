import type { Rows } from '#contract/rows';
import { showLimits } from '../../domain/protection/show-limits.ts';
import type { Handler } from '../shared/handler.ts';

export const getPlayerLimits: Handler<Rows['getPlayerLimits']> = ({ world, player }) => showLimits(world, player());
