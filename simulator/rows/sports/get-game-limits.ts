import type { Rows } from '#contract/rows';
import type { Handler } from '../shared/handler.ts';

export const getGameLimits: Handler<Rows['getGameLimits']> = ({ world, query, member }) => ({
  ...world.bookRules.limits(query.kind),
  ...(member !== undefined && world.upstream === 'keyed' && { region: member.country }),
});
