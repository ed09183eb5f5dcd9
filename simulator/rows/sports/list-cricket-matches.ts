import type { Rows } from '#contract/rows';
import { cricketOnSale, showCricketMatch } from '../../domain/cricket/cricket-book.ts';
import type { Handler } from '../shared/handler.ts';

export const listCricketMatches: Handler<Rows['listCricketMatches']> = ({ world }) =>
  cricketOnSale(world.seed, world.now()).map((plan) => showCricketMatch(world.seed, plan, world.now()));
