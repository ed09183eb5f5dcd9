import type { Rows } from '#contract/rows.ts';
import { sessionSummary } from '#simulator/protection/session-summary.ts';
import type { Handler } from './handler.ts';

export const getSessionSummary: Handler<Rows['getSessionSummary']> = (call) => sessionSummary(call);
