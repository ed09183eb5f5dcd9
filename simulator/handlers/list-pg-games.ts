import type { Rows } from '#contract/rows.ts';
import type { Handler } from './handler.ts';

export const listPgGames: Handler<Rows['listPgGames']> = ({ world }) => [...world.content.pg_games];
