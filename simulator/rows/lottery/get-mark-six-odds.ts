import type { Rows } from '#contract/rows';
import { MARK_SIX_ODDS } from '../../domain/lottery/mark-six-odds.ts';
import type { Handler } from '../shared/handler.ts';

export const getMarkSixOdds: Handler<Rows['getMarkSixOdds']> = ({ world, query }) =>
  world.bookRules.priceList(query.game, MARK_SIX_ODDS);
