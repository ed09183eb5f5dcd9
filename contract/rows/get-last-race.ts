import * as v from 'valibot';
import { Empty, NoBody } from '#contract/primitives.ts';
import { RaceGame } from '#contract/entities/lottery-game.ts';
import { Race } from '#contract/entities/race.ts';
import { defineRow } from '#contract/row.ts';

export const getLastRace = defineRow({
  name: 'getLastRace',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/{race}/last',
  auth: 'any',
  repeat: 'safe',
  origin: 'given',
  what: 'The last race that was run',
  params: v.strictObject({ race: RaceGame }),
  query: Empty,
  body: NoBody,
  data: Race,
});
