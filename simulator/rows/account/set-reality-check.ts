import type { Rows } from '#contract/rows';
import { sessionSummary } from '../../domain/protection/session-summary.ts';
import type { Handler } from '../shared/handler.ts';

export const setRealityCheck: Handler<Rows['setRealityCheck']> = ({ world, body, player, session }) => {
  const member = player();
  world.members.updateDoc(member.id, { realityCheck: { minutes: body.minutes, seenMs: world.now() } });
  return sessionSummary(world, member, session);
};
