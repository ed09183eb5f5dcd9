import type { Rows } from '#contract/rows';
import { playerLimits } from '../../domain/protection/player-limits.ts';
import type { Handler } from '../shared/handler.ts';

export const getPlayerLimits: Handler<Rows['getPlayerLimits']> = ({ world, player }) => ({
  currency: player().currency,
  limits: playerLimits(world, player()),
});
