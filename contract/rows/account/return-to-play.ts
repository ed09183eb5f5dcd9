import { Exclusion } from '../../entities/protection.ts';
import { Empty, NoBody } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

export const returnToPlay = defineRow({
  name: 'returnToPlay',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/protection/exclusion/return',
  auth: 'player',
  repeat: 'once',
  origin: 'ours',
  what: 'Ask to return after the term of a self-exclusion: it ends a day later',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: Exclusion,
});
