import type { Rows } from '#contract/rows';
import { showBreak } from '../../domain/protection/show-break.ts';
import type { Handler } from '../shared/handler.ts';

export const getExclusion: Handler<Rows['getExclusion']> = ({ world, player }) => showBreak(world, player());
