import * as v from 'valibot';
import { GameLimits } from '../../entities/config.ts';
import { LimitedGame } from '../../entities/limited-game.ts';
import { Empty, NoBody } from '../../primitives.ts';
import { defineRow } from '../../row.ts';

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
  query: v.strictObject({ kind: LimitedGame }),
  body: NoBody,
  data: GameLimits,
});
