import type { Rows } from '#contract/rows.ts';
import type { Handler } from './handler.ts';

export const listNoahGames: Handler<Rows['listNoahGames']> = ({ world }) => [...world.content.noah_games];
