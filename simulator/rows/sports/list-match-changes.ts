import type { Rows } from '#contract/rows';
import { partOf } from '../../domain/sports/match-versions.ts';
import { versionsOf } from '../../domain/sports/versions-of.ts';
import type { Handler } from '../shared/handler.ts';

/** Waiting happens before (doors/calls/hold-call.ts). */
export const listMatchChanges: Handler<Rows['listMatchChanges']> = ({ world, params: { game }, query }) => {
  const { since, wait } = query;
  const list = world.fixtures.onSale(game, world.now());
  return versionsOf(world.fixtures, game).changes(list, since, performance.now(), {
    isByParts: wait !== undefined,
    part: partOf(query),
  });
};
