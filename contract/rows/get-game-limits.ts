import * as v from 'valibot';
import { GameLimits } from '#contract/entities/config.ts';
import { SportGame } from '#contract/entities/sport-game.ts';
import { Empty, NoBody } from '#contract/primitives.ts';
import { defineRow } from '#contract/row.ts';

export const getGameLimits = defineRow({
  name: 'getGameLimits',
  service: 'sports',
  method: 'GET',
  path: 'api/v1/game_config',
  auth: 'any',
  repeat: 'safe',
  origin: 'given',
  what: 'Limits of a game, in the base currency',
  params: Empty,
  query: v.strictObject({ kind: SportGame }),
  body: NoBody,
  data: GameLimits,
});
