import type { Rows } from '#contract/rows';
import type { Handler } from '../shared/handler.ts';

export const getGameLimits: Handler<Rows['getGameLimits']> = ({ world, query }) => world.bookRules.limits(query.kind);
