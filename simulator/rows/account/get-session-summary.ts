import type { Rows } from '#contract/rows';
import { sessionSummary } from '../../domain/protection/session-summary.ts';
import type { Handler } from '../shared/handler.ts';

export const getSessionSummary: Handler<Rows['getSessionSummary']> = ({ world, player, session }) =>
  sessionSummary(world, player(), session);
