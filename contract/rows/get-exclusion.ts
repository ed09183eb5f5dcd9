import { Empty, NoBody } from '#contract/primitives.ts';
import { Exclusion } from '#contract/entities/protection.ts';
import { defineRow } from '#contract/row.ts';

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
