import type { Rows } from '#contract/rows';
import type { Handler } from '../shared/handler.ts';

export const listPgGames: Handler<Rows['listPgGames']> = ({ world }) => [...world.content.pg_games];
