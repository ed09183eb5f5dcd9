import type { Rows } from '#contract/rows';
import { versionsOf } from '../../domain/sports/versions-of.ts';
import type { Handler } from '../shared/handler.ts';

export const listMatchChanges: Handler<Rows['listMatchChanges']> = ({ world, params: { game }, query: { since } }) =>
  versionsOf(world.fixtures, game).changes(world.fixtures.onSale(game, world.now()), since, performance.now());
