import * as v from 'valibot';
import { Id, Empty, NoBody } from '../../primitives.ts';
import { Launch } from '../../entities/third-party.ts';
import { defineRow } from '../../row.ts';

export const launchPgGame = defineRow({
  name: 'launchPgGame',
  service: 'pggame',
  method: 'GET',
  path: 'api/v1/pg/{id}',
  auth: 'player',
  repeat: 'once',
  origin: 'given',
  what: 'Launch a game of PG',
  params: v.strictObject({ id: Id }),
  query: Empty,
  body: NoBody,
  data: Launch,
});
