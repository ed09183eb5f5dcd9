import type { Rows } from '#contract/rows';
import { launch } from '../../domain/games/tickets.ts';
import type { Handler } from '../shared/handler.ts';

export const launchCardGame: Handler<Rows['launchCardGame']> = ({ world, query, player, origin }) =>
  launch(world, player(), origin, { provider: 'ky', gameId: query.game_id, name: `Card table ${query.game_id}` });
