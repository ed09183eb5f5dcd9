import type { Rows } from '#contract/rows.ts';
import { checkIns } from '#simulator/activities/check-ins.ts';
import { isForbidden } from '#simulator/protection/profile-rules.ts';
import type { Handler } from './handler.ts';

export const listCheckIns: Handler<Rows['listCheckIns']> = ({ world, player }) =>
  isForbidden(world, 'checkIn') ? [] : checkIns(world, player());
