import type { Rows } from '#contract/rows';
import { GAME_LIMITS } from '#fixtures/world';
import type { Handler } from '../shared/handler.ts';

export const getGameLimits: Handler<Rows['getGameLimits']> = ({ query }) => GAME_LIMITS[query.kind];
