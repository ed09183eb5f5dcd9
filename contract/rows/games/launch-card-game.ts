import * as v from 'valibot';
import { Id, Empty, NoBody } from '../../primitives.ts';
import { Launch } from '../../entities/third-party.ts';
import { defineRow } from '../../row.ts';

export const launchCardGame = defineRow({
  name: 'launchCardGame',
  service: '3rd-game',
  method: 'GET',
  path: 'playcard/api/v1/ky/login',
  auth: 'player',
  repeat: 'once',
  origin: 'given',
  what: 'Launch a card game',
  params: Empty,
  query: v.strictObject({ game_id: Id }),
  body: NoBody,
  data: Launch,
});
