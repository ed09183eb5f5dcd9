import type { Rows } from '#contract/rows';
import { launch } from '../../domain/games/tickets.ts';
import type { Handler } from '../shared/handler.ts';

export const launchNg: Handler<Rows['launchNg']> = ({ world, body, player, origin }) =>
  launch(world, player(), origin, {
    provider: `ng-${body.plat_type}`,
    gameId: body.plat_type,
    name: `Platform ${body.plat_type}`,
  });
