import * as v from 'valibot';
import { Empty } from '../../primitives.ts';
import { CheckIn } from '../../entities/activity.ts';
import { defineRow } from '../../row.ts';

export const claimCheckIn = defineRow({
  name: 'claimCheckIn',
  service: 'activities',
  method: 'POST',
  path: 'api/v1/benefit/check_in',
  auth: 'player',
  repeat: 'keyed',
  moves: 'in',
  origin: 'given',
  what: 'Claim a day’s reward',
  params: Empty,
  query: Empty,
  body: v.strictObject({ day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)) }),
  data: v.array(CheckIn),
});
