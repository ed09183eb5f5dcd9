import type { Rows } from '#contract/rows';
import type { Handler } from '../shared/handler.ts';

export const listNoahGames: Handler<Rows['listNoahGames']> = ({ world }) => [...world.content.noah_games];
