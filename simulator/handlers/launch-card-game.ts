import type { Rows } from '#contract/rows.ts';
import { launch } from '#simulator/play/tickets.ts';
import type { Handler } from './handler.ts';

export const launchCardGame: Handler<Rows['launchCardGame']> = ({ world, query, player, origin }) =>
  launch(world, player(), origin, { provider: 'ky', gameId: query.game_id, name: `Card table ${query.game_id}` });
