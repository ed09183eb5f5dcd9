import type { Rows } from '#contract/rows.ts';
import { cricketOnSale, showCricketMatch } from '#simulator/cricket/cricket-book.ts';
import type { Handler } from './handler.ts';

export const listCricketMatches: Handler<Rows['listCricketMatches']> = ({ world }) =>
  cricketOnSale(world.seed, world.now()).map((plan) => showCricketMatch(plan, world.now()));
