import * as v from 'valibot';
import { Empty } from '#contract/primitives.ts';
import { SessionSummary } from '#contract/entities/protection.ts';
import { defineRow } from '#contract/row.ts';

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
