import type { Rows } from '#contract/rows';
import type { Handler } from '../shared/handler.ts';

export const listLiveGames: Handler<Rows['listLiveGames']> = ({ world }) => [...world.content.live_games];
