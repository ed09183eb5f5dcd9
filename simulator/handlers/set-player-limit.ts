import type { Rows } from '#contract/rows.ts';
import { playerLimits, setLimit } from '#simulator/protection/player-limits.ts';
import type { Handler } from './handler.ts';

export const setPlayerLimit: Handler<Rows['setPlayerLimit']> = ({ world, body, player }) => {
  const member = player();
  setLimit(world, member, body.kind, body.period, body.value);
  return { currency: member.currency, limits: playerLimits(world, member) };
};
