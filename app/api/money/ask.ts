import * as v from 'valibot';
import { getOutcome } from '#contract/rows/get-outcome.ts';
import type { RowData } from '#contract/row.ts';
import { callUpstream } from '#app/api/call-upstream.ts';
import type { Caller } from '#app/api/caller.ts';
import type { Intent } from './intent.ts';
import type { MoneyRow } from './money-row.ts';
import { isTaken } from './taken-entries.ts';

/** What one reading says of an intent. `open`: nothing that is certain. */
export type Verdict =
  | { readonly is: 'done'; readonly receipt?: unknown; readonly entry?: string }
  | { readonly is: 'never' }
  | { readonly is: 'open' };

const OPEN: Verdict = { is: 'open' };

/** Asks the upstream once what became of an intent: by its key, or where keys are ignored by content and time. */
export function ask(money: MoneyRow, intent: Intent, caller: Caller): Promise<Verdict> {
  return caller.transport.idempotency === 'keyed'
    ? askByKey(money, intent, caller)
    : askByContent(money, intent, caller);
}

async function askByKey(money: MoneyRow, intent: Intent, caller: Caller): Promise<Verdict> {
  const call = { row: getOutcome, params: {}, query: { key: intent.key }, body: undefined };
  const outcome = await callUpstream(call, caller);
  if (!outcome.ok) return OPEN;
  const { state, now, answer } = outcome.data as RowData<typeof getOutcome>;
  if (state === 'done') {
    const checked = v.safeParse(money.row.data, answer);
    return { is: 'done', ...(checked.success && { receipt: money.receipt(checked.output as never) }) };
  }
  // The server's own clock at the reading: no error of ours is in it.
  return state === 'none' && now >= intent.deadline ? { is: 'never' } : OPEN;
}

/**
 * One fitting entry is the intent's. Several are ambiguous (another device, or a press that is being checked too) and stay so until
 * the deadline, when nothing more is to come: then the oldest that nobody has claimed. None is certain only in a reading that
 * began after the deadline.
 */
async function askByContent({ search }: MoneyRow, intent: Intent, caller: Caller): Promise<Verdict> {
  const isDeadlinePast = caller.transport.clock.transportTime() >= intent.deadline;
  const { params = {}, query = {} } = search.request(intent);
  const outcome = await callUpstream({ row: search.row, params, query, body: undefined }, caller);
  if (!outcome.ok) return OPEN;
  const fitting = search
    .find(outcome.data as never, intent)
    .filter(({ id }) => id === undefined || !isTaken(intent.userId, id));
  const [first, second] = fitting;
  if (first === undefined) return isDeadlinePast ? { is: 'never' } : OPEN;
  if (second !== undefined && !isDeadlinePast) return OPEN;
  return { is: 'done', receipt: first.receipt, ...(first.id !== undefined && { entry: first.id }) };
}
