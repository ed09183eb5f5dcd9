import type { Rows } from '#contract/rows';
import type { Handler } from '../shared/handler.ts';

export const listAvailableGames: Handler<Rows['listAvailableGames']> = ({ world }) => world.availability.list();
