import type { Rows } from '#contract/rows';
import { sessionSummary } from '../../domain/protection/session-summary.ts';
import type { Handler } from '../shared/handler.ts';

export const acknowledgeRealityCheck: Handler<Rows['acknowledgeRealityCheck']> = ({ world, player, session }) => {
  const member = player();
  const { id } = member;
  const { realityCheck } = world.members.doc(id) as { realityCheck?: { minutes: number } };
  world.members.updateDoc(id, { realityCheck: { minutes: realityCheck?.minutes ?? 0, seenMs: world.now() } });
  return sessionSummary(world, member, session);
};
