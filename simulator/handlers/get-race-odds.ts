import type { Rows } from '#contract/rows.ts';
import { RACE_ODDS } from '#simulator/lottery/race-odds.ts';
import type { Handler } from './handler.ts';

export const getRaceOdds: Handler<Rows['getRaceOdds']> = () => RACE_ODDS;
