import type { Rows } from '#contract/rows.ts';
import { sessionSummary } from '#simulator/protection/session-summary.ts';
import type { Handler } from './handler.ts';

export const acknowledgeRealityCheck: Handler<Rows['acknowledgeRealityCheck']> = (call) => {
  const { world, player } = call;
  const { id } = player();
  const { realityCheck } = world.members.doc(id) as { realityCheck?: { minutes: number } };
  world.members.keepDoc(id, { realityCheck: { minutes: realityCheck?.minutes ?? 0, seenMs: world.now() } });
  return sessionSummary(call);
};
