import { Empty, NoBody } from '../../primitives.ts';
import { Exclusion } from '../../entities/protection.ts';
import { defineRow } from '../../row.ts';

export const askExclusionRegister = defineRow({
  name: 'askExclusionRegister',
  service: 'sports',
  method: 'POST',
  path: 'api/v1/protection/register',
  auth: 'player',
  repeat: 'once',
  origin: 'ours',
  what: 'After registration and each sign-in: ask the national register of self-exclusion about the player',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: Exclusion,
});
