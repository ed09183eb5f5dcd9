import { Empty } from '../../primitives.ts';
import { LimitChange, PlayerLimits } from '../../entities/protection.ts';
import { defineRow } from '../../row.ts';

export const setPlayerLimit = defineRow({
  name: 'setPlayerLimit',
  service: 'sports',
  method: 'PUT',
  path: 'api/v1/protection/limits',
  auth: 'player',
  repeat: 'once',
  origin: 'ours',
  what: 'Set a limit: lower applies at once, higher after 24 hours; null removes it after 24 hours',
  params: Empty,
  query: Empty,
  body: LimitChange,
  data: PlayerLimits,
});
