import type { Rows } from '#contract/rows';
import { limitsSeen } from '../../domain/protection/limits-review.ts';
import { setLimit } from '../../domain/protection/player-limits.ts';
import { showLimits } from '../../domain/protection/show-limits.ts';
import type { Handler } from '../shared/handler.ts';

export const setPlayerLimit: Handler<Rows['setPlayerLimit']> = ({ world, body, player }) => {
  const member = player();
  if (body.kind === 'review') limitsSeen(world, member, body.months);
  else if (body.kind === 'no_deposit_limit') {
    world.members.updateDoc(member.id, { noDepositLimitMs: world.now() });
    limitsSeen(world, member);
  } else {
    setLimit(world, member, body);
    limitsSeen(world, member);
  }
  return showLimits(world, member);
};
