import type { Rows } from '#contract/rows';
import { Refusal } from '../../core/refusal.ts';
import { launch } from '../../domain/games/tickets.ts';
import type { Handler } from '../shared/handler.ts';

export const launchNoahGame: Handler<Rows['launchNoahGame']> = ({ world, params, player, origin }) => {
  const game = world.content.noah_games.find(({ id }) => id === params.id);
  if (game === undefined) throw new Refusal('notFound', 'No such game', { field: 'params.id' });
  return launch(world, player(), origin, { provider: 'noah', gameId: game.id, name: game.name });
};
