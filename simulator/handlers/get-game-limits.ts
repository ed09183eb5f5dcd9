import type { Rows } from '#contract/rows.ts';
import { GAME_LIMITS } from '#fixtures/game-limits.ts';
import type { Handler } from './handler.ts';

export const getGameLimits: Handler<Rows['getGameLimits']> = ({ query }) => GAME_LIMITS[query.kind];
