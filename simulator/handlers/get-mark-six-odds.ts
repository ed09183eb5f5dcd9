import type { Rows } from '#contract/rows.ts';
import { MARK_SIX_ODDS } from '#simulator/lottery/mark-six-odds.ts';
import type { Handler } from './handler.ts';

export const getMarkSixOdds: Handler<Rows['getMarkSixOdds']> = () => MARK_SIX_ODDS;
