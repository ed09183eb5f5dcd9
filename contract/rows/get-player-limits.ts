import { Empty, NoBody } from '#contract/primitives.ts';
import { PlayerLimits } from '#contract/entities/protection.ts';
import { defineRow } from '#contract/row.ts';

export const getPlayerLimits = defineRow({
  name: 'getPlayerLimits',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/protection/limits',
  auth: 'player',
  repeat: 'safe',
  origin: 'ours',
  what: 'Limits the player has set, and what is used of them',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: PlayerLimits,
});
