import { Empty, NoBody } from '../../primitives.ts';
import { PlayerLimits } from '../../entities/protection.ts';
import { defineRow } from '../../row.ts';

export const getPlayerLimits = defineRow({
  name: 'getPlayerLimits',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/protection/limits',
  auth: 'player',
  repeat: 'safe',
  origin: 'ours',
  what: 'Limits the player has set, and how much of them is used',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: PlayerLimits,
});
