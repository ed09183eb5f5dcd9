import * as v from 'valibot';
import { Amount, Empty } from '#contract/primitives.ts';
import { PlayerLimits, LIMIT_KINDS, LIMIT_PERIODS } from '#contract/entities/protection.ts';
import { defineRow } from '#contract/row.ts';

export const setPlayerLimit = defineRow({
  name: 'setPlayerLimit',
  service: 'sports',
  method: 'PUT',
  path: 'api/v1/protection/limits',
  auth: 'player',
  repeat: 'once',
  origin: 'ours',
  what: 'Set a limit: lower holds at once, higher after 24 hours; null takes it away after 24 hours',
  params: Empty,
  query: Empty,
  body: v.strictObject({ kind: v.picklist(LIMIT_KINDS), period: v.picklist(LIMIT_PERIODS), value: v.nullable(Amount) }),
  data: PlayerLimits,
});
