import * as v from 'valibot';
import { Empty } from '../../primitives.ts';
import { Exclusion } from '../../entities/protection.ts';
import { defineRow } from '../../row.ts';

export const excludeSelf = defineRow({
  name: 'excludeSelf',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/protection/exclusion',
  auth: 'player',
  repeat: 'once',
  origin: 'ours',
  what: 'Time-out or self-exclusion, at once; it cannot be undone before its end',
  params: Empty,
  query: Empty,
  body: v.variant('kind', [
    v.strictObject({
      kind: v.literal('time_out'),
      hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_008)),
    }),
    v.strictObject({
      kind: v.literal('self_exclusion'),
      months: v.pipe(v.number(), v.integer(), v.minValue(6), v.maxValue(60)),
    }),
  ]),
  data: Exclusion,
});
