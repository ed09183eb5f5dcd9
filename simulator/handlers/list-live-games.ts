import type { Rows } from '#contract/rows.ts';
import type { Handler } from './handler.ts';

export const listLiveGames: Handler<Rows['listLiveGames']> = ({ world }) => [...world.content.live_games];
