import type { Rows } from '#contract/rows.ts';
import { Refusal } from '#simulator/http/refusal.ts';
import { launch } from '#simulator/play/tickets.ts';
import type { Handler } from './handler.ts';

export const launchLiveGame: Handler<Rows['launchLiveGame']> = ({ world, params, player, origin }) => {
  const game = world.content.live_games.find(({ id, gameId }) => id === params.id || gameId === params.id);
  if (game === undefined) throw new Refusal('notFound', 'No such game', { field: 'params.id' });
  return { data: launch(world, player(), origin, { provider: 'winfinity', gameId: game.gameId, name: game.name }).url };
};
