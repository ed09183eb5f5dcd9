import * as v from 'valibot';
import { getOutcome } from '#contract/rows/sports/get-outcome';
import type { RowData } from '#contract/rows';
import { isAfterDeadline, type ApiError } from '#app/api/api-error.ts';
import { callUpstream } from '#app/api/call-upstream.ts';
import type { Caller } from '#app/api/caller.ts';
import { refusedBy } from '#app/api/read-answer.ts';
import { playersWords } from '#app/api/server-words.ts';
import type { Intent } from './intent.ts';
import type { MoneyRow } from './money-row.ts';
import { PRESS_RULES } from './press-rules.ts';
import { loadMoney } from './money-rows.ts';

/**
 * What one look-up says about an intent. `unknown`: it cannot be found out. `open`: nothing certain yet; `isSlow` if the answer took too
 * long.
 */
export type Verdict =
  | { readonly is: 'done'; readonly receipt?: unknown; readonly entry?: string; readonly isWatched?: boolean }
  | { readonly is: 'refused'; readonly error: ApiError; readonly isWatched?: boolean }
  | { readonly is: 'never' | 'unknown' | 'open'; readonly isSlow?: boolean; readonly isWatched?: boolean };

const OPEN: Verdict = { is: 'open' };
/**
 * So long after its deadline a call is decided: a gateway reads the lists of its upstream for two minutes. An upstream that answers and
 * still does not say the outcome will not say it later.
 */
const OVERDUE_AFTER_MS = 10 * 60_000;
/**
 * And so many looks of this page: five minutes of polling at least. A laptop that wakes hours later first meets the sign-in page of a network or
 * a limit of calls, and one look at those says nothing about the call.
 */
const OVERDUE_LOOKS = 60;

/**
 * Asks the upstream once for the outcome of an intent: by its key, or by content and time where the upstream ignores keys.
 *
 * @param looks how often this page has polled for the intent, this time included
 */
export function reconcile(money: MoneyRow, intent: Intent, caller: Caller, looks = 1): Promise<Verdict> {
  return caller.transport.idempotency === 'keyed'
    ? reconcileByKey(money, intent, caller, looks)
    : reconcileByContent(money, intent, caller, looks);
}

async function reconcileByKey(money: MoneyRow, intent: Intent, caller: Caller, looks: number): Promise<Verdict> {
  const call = { row: getOutcome, params: {}, query: { key: intent.key }, body: undefined };
  const outcome = await callUpstream(call, caller);
  const isOverdue = isOverdueNow(intent, caller, looks);
  if (!outcome.ok) return unread(outcome.error, isOverdue);
  const { state, now, answer, refusal, twins } = outcome.data as RowData<typeof getOutcome>;
  const watched = twins !== undefined && { isWatched: true };
  const words = refusal && playersWords(refusal.msg);
  const error =
    state === 'refused' && refusal
      ? { ...refusedBy(refusal), ...(words !== undefined && { message: words }) }
      : undefined;
  const known = error !== undefined && isAfterDeadline(error) ? 'tooLate' : state;
  // The server's own clock at the look-up, so no error of our clock is in it.
  const look = PRESS_RULES.lookByKey(known, now >= intent.deadline, isOverdue);
  if (look === 'refused' && error !== undefined) return { is: 'refused', error, ...watched };
  if (look === 'refused') return { is: PRESS_RULES.lookUnread(isOverdue) };
  if (look !== 'done') return { is: look, ...(look === 'never' && watched) };
  const checked = v.safeParse(money.row.data, answer);
  return { is: 'done', ...watched, ...(checked.success && { receipt: money.receipt(checked.output as never) }) };
}

/**
 * A single matching entry belongs to the intent. Several are ambiguous (another device, or another press that is being
 * reconciled) until the deadline, when no more can come: then the oldest unclaimed one is taken. "None" is certain only in a
 * look-up that began after the deadline.
 */
async function reconcileByContent(money: MoneyRow, intent: Intent, caller: Caller, looks: number): Promise<Verdict> {
  const isDeadlinePast = caller.transport.clock.transportTime() >= intent.deadline;
  const { lookInLists } = await loadMoney();
  const found = await lookInLists(money, intent, caller);
  if ('error' in found)
    return { ...unread(found.error, isOverdueNow(intent, caller, looks)), isSlow: found.error.kind === 'timeout' };
  const { entries, isDoubtful } = found;
  const [first] = entries;
  const look = PRESS_RULES.lookByContent(
    entries.length,
    isDeadlinePast,
    isDoubtful || intent.isAnsweredOtherwise === true,
  );
  if (look === 'open') return OPEN;
  if (look !== 'done' || first === undefined) return { is: look === 'never' ? 'never' : 'unknown' };
  return { is: 'done', receipt: first.receipt, ...(first.id !== undefined && { entry: first.id }) };
}

const isOverdueNow = ({ deadline }: Intent, { transport }: Caller, looks: number): boolean =>
  looks >= OVERDUE_LOOKS && transport.clock.transportTime() >= deadline + OVERDUE_AFTER_MS;

/** Said by a proxy or a balancer while the upstream is away. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** A look without an outcome. Where no one answered, it says nothing: the player may be offline for hours, and the upstream away. */
function unread(error: ApiError, isOverdue: boolean): { readonly is: 'unknown' | 'open' } {
  const isAnswered =
    error.kind === 'refused' || error.kind === 'parse' || (error.kind === 'server' && !AWAY.has(error.status));
  return { is: isAnswered ? PRESS_RULES.lookUnread(isOverdue) : 'open' };
}

/** What to show of a call that another tab found accepted; undefined if it cannot be read now. */
export async function readReceipt(
  money: MoneyRow,
  intent: Intent,
  entry: string | undefined,
  caller: Caller,
): Promise<unknown> {
  if (caller.transport.idempotency === 'keyed') {
    const verdict = await reconcileByKey(money, intent, caller, 1);
    return verdict.is === 'done' ? verdict.receipt : undefined;
  }
  const { search } = money;
  const { params = {}, query = {} } = search.request(intent);
  const outcome = await callUpstream({ row: search.row, params, query, body: undefined }, caller);
  if (!outcome.ok || entry === undefined) return undefined;
  // The clock of the books may be behind `date`, and the entry is known.
  return search.find(outcome.data as never, { ...intent, earliest: 0 }).find(({ id }) => id === entry)?.receipt;
}
