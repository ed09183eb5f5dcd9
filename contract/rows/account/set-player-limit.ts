import * as v from 'valibot';
import { Empty } from '../../primitives.ts';
import { LimitChange, LimitReview, NoDepositLimit, PlayerLimits } from '../../entities/protection.ts';
import { defineRow } from '../../row.ts';

export const setPlayerLimit = defineRow({
  name: 'setPlayerLimit',
  service: 'sports',
  method: 'PUT',
  path: 'api/v1/protection/limits',
  auth: 'player',
  repeat: 'once',
  origin: 'ours',
  what: 'Set a limit: lower applies at once, higher after 24 hours; null removes it after 24 hours; or say that the limits were looked at, or that there is to be no deposit limit',
  params: Empty,
  query: Empty,
  body: v.variant('kind', [...LimitChange.options, LimitReview, NoDepositLimit]),
  data: PlayerLimits,
});
