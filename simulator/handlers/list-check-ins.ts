import type { Rows } from '#contract/rows.ts';
import { checkIns } from '#simulator/activities/check-ins.ts';
import type { Handler } from './handler.ts';

export const listCheckIns: Handler<Rows['listCheckIns']> = ({ world, player }) => checkIns(world, player());
