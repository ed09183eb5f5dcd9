import { Identity } from '../../entities/identity.ts';
import { Empty, NoBody } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

export const getIdentity = defineRow({
  name: 'getIdentity',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/protection/identity',
  auth: 'player',
  repeat: 'safe',
  origin: 'ours',
  what: 'Whether the player’s identity was checked, and what the jurisdiction asks for',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: Identity,
});
