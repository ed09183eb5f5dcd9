import type { Rows } from '#contract/rows';
import { checkIns } from '../../domain/activities/check-ins.ts';
import { isForbidden } from '../../domain/protection/profile-rules.ts';
import type { Handler } from '../shared/handler.ts';

export const listCheckIns: Handler<Rows['listCheckIns']> = ({ world, player }) =>
  isForbidden(world, 'checkIn') ? [] : checkIns(world, player());
