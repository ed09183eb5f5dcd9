import type { Rows } from '#contract/rows.ts';
import type { Handler } from './handler.ts';

export const listTadaGames: Handler<Rows['listTadaGames']> = ({ world }) => [...world.content.tada_games];
