import * as v from 'valibot';
import { Id, Empty, NoBody } from '../../primitives.ts';
import { Launch } from '../../entities/third-party.ts';
import { defineRow } from '../../row.ts';

export const launchTadaGame = defineRow({
  name: 'launchTadaGame',
  service: 'tadaGame',
  method: 'GET',
  path: 'api/v1/tada/startForUrl/{id}',
  auth: 'player',
  repeat: 'once',
  origin: 'given',
  what: 'Launch a game of TADA',
  params: v.strictObject({ id: Id }),
  query: Empty,
  body: NoBody,
  data: Launch,
});
