import type { Rows } from '#contract/rows';
import { setMarketing as choose } from '../../domain/protection/marketing.ts';
import { sessionSummary } from '../../domain/protection/session-summary.ts';
import type { Handler } from '../shared/handler.ts';

export const setMarketing: Handler<Rows['setMarketing']> = ({ world, body, player, session }) => {
  const member = player();
  choose(world, member, body);
  return sessionSummary(world, member, session);
};
