import * as v from 'valibot';
import { Id, Empty, NoBody } from '../../primitives.ts';
import { Launch } from '../../entities/third-party.ts';
import { defineRow } from '../../row.ts';

export const launchNoahGame = defineRow({
  name: 'launchNoahGame',
  service: '3rd-game',
  method: 'GET',
  path: 'api/v1/pg2/games/login/{id}',
  auth: 'player',
  repeat: 'once',
  origin: 'given',
  what: 'Launch a game of noah',
  params: v.strictObject({ id: Id }),
  query: Empty,
  body: NoBody,
  data: Launch,
});
