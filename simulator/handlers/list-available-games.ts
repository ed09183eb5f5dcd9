import type { Rows } from '#contract/rows.ts';
import type { Handler } from './handler.ts';

export const listAvailableGames: Handler<Rows['listAvailableGames']> = ({ world }) => world.availability.list();
