import type { Rows } from '#contract/rows';
import { RACE_ODDS } from '../../domain/lottery/race-odds.ts';
import type { Handler } from '../shared/handler.ts';

export const getRaceOdds: Handler<Rows['getRaceOdds']> = ({ world, params }) =>
  world.bookRules.priceList(params.race, RACE_ODDS);
