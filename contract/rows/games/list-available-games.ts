import * as v from 'valibot';
import { GameAvailability } from '../../entities/config.ts';
import { Empty, NoBody } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

export const listAvailableGames = defineRow({
  name: 'listAvailableGames',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/available_games',
  auth: 'guest',
  repeat: 'safe',
  origin: 'given',
  what: 'Which games are active, disabled or hidden; polled every 60 s',
  params: Empty,
  query: Empty,
  body: NoBody,
  data: v.array(GameAvailability),
});
