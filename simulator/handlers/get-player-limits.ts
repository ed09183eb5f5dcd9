import type { Rows } from '#contract/rows.ts';
import { playerLimits } from '#simulator/protection/player-limits.ts';
import type { Handler } from './handler.ts';

export const getPlayerLimits: Handler<Rows['getPlayerLimits']> = ({ world, player }) => ({
  currency: player().currency,
  limits: playerLimits(world, player()),
});
