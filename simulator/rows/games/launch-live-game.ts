import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { launch } from '../../domain/games/tickets.ts';
import type { Handler } from '../shared/handler.ts';

export const launchLiveGame: Handler<Rows['launchLiveGame']> = ({ world, params, player, origin }) => {
  const game = world.content.live_games.find(({ id, gameId }) => id === params.id || gameId === params.id);
  if (game === undefined) throw new Refusal('notFound', 'No such game', { field: 'params.id' });
  return { data: launch(world, player(), origin, { provider: 'winfinity', gameId: game.gameId, name: game.name }).url };
};
