import * as v from 'valibot';
import { Empty } from '../../primitives.ts';
import { SessionSummary } from '../../entities/protection.ts';
import { defineRow } from '../../row.ts';

export const setRealityCheck = defineRow({
  name: 'setRealityCheck',
  service: 'sports',
  method: 'PUT',
  path: 'api/v1/protection/reality_check',
  auth: 'player',
  repeat: 'once',
  origin: 'ours',
  what: 'Set the interval of reality checks, in minutes; 0: none',
  params: Empty,
  query: Empty,
  body: v.strictObject({ minutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(720)) }),
  data: SessionSummary,
});
