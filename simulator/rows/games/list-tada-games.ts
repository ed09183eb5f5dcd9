import type { Rows } from '#contract/rows';
import type { Handler } from '../shared/handler.ts';

export const listTadaGames: Handler<Rows['listTadaGames']> = ({ world }) => [...world.content.tada_games];
