import type { Rows } from '#contract/rows.ts';
import { sessionSummary } from '#simulator/protection/session-summary.ts';
import type { Handler } from './handler.ts';

export const setRealityCheck: Handler<Rows['setRealityCheck']> = (call) => {
  const { world, body, player } = call;
  world.members.keepDoc(player().id, { realityCheck: { minutes: body.minutes, seenMs: world.now() } });
  return sessionSummary(call);
};
