import { Empty, NoBody } from '../../primitives.ts';
import { Exclusion } from '../../entities/protection.ts';
import { defineRow } from '../../row.ts';

export const getExclusion = defineRow({
  name: 'getExclusion',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/protection/exclusion',
  auth: 'player',
  repeat: 'safe',
  origin: 'ours',
  what: 'Whether the player is in a time-out or self-excluded',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: Exclusion,
});
