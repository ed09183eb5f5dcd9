import type { Rows } from '#contract/rows';
import { playerLimits, setLimit } from '../../domain/protection/player-limits.ts';
import type { Handler } from '../shared/handler.ts';

export const setPlayerLimit: Handler<Rows['setPlayerLimit']> = ({ world, body, player }) => {
  const member = player();
  setLimit(world, member, body);
  return { currency: member.currency, limits: playerLimits(world, member) };
};
