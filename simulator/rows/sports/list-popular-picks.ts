import type { Rows } from '#contract/rows';
import { popularPicks } from '../../domain/sports/popular-picks.ts';
import type { Handler } from '../shared/handler.ts';

export const listPopularPicks: Handler<Rows['listPopularPicks']> = ({ world }) =>
  popularPicks(world.fixtures, world.now());
