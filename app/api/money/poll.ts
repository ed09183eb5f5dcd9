import { api } from '#app/api/api.ts';
import type { ApiError } from '#app/api/api-error.ts';
import type { RootState } from '#app/store/store.ts';
import { toastShown } from '#app/store/toast-slice.ts';
import { reconcile, type Verdict } from './reconcile.ts';
import type { Intent } from './intent.ts';
import { keepUnknown } from './kept-unknown.ts';
import { watchForTwins } from './look-for-twins.ts';
import { patientLook } from './patient-look.ts';
import { endIntent } from './stored-intents.ts';
import { isStillOpen } from './still-open.ts';
import { loadMoneyRow } from './money-rows.ts';
import type { MoneyRowName } from './money-row-names.ts';
import {
  isUnresolved,
  moneyAccepted,
  moneyNeverDone,
  moneyRefused,
  moneyUnknown,
  selectMoneyByKey,
} from './money-slice.ts';
import { PRESS_RULES } from './press-rules.ts';
import { storeEnding, type Ending } from './settled-calls.ts';
import { tabOf } from './tab-of.ts';
import { takeEntry } from './taken-entries.ts';
import { storeWatched } from './watched-calls.ts';
import type { Thunk } from './thunk.ts';

/** Polled after 1, 2, 3, 4 and then every 5 s. */
const POLL_STEP_MS = 1_000;
const POLL_MAX_MS = 5_000;
/**
 * And so long after the deadline, when most can be said: nothing has arrived, or a gateway with its usual times has given up what it sent
 * (`settledAt` in cli/edge/core/machine.ts).
 */
const DUE_AFTER_MS = [100, 25_500];

/** @param began when the last look did, and `now`: before or after the deadline, in milliseconds */
function pauseBefore(polls: number, began: number, now: number): number {
  const due = DUE_AFTER_MS.filter((at) => began < at).map((at) => Math.max(0, Math.ceil(at - now)));
  return Math.min(POLL_STEP_MS * polls, POLL_MAX_MS, ...due);
}

const isBet = (row: MoneyRowName) => row.startsWith('place');

/** Whether this tab shows the call as open. */
export const isOpenHere = (state: RootState, key: string): boolean => {
  const call = selectMoneyByKey(state, key);
  return call !== undefined && isUnresolved(call);
};

/**
 * Polls until the outcome is certain, or it is certain that it cannot be found out. Ends with the session; the player's next
 * session resumes it.
 *
 * @param error the answer that left it open
 * @returns 'elsewhere' if another tab has found the outcome
 */
export const poll =
  (intent: Intent, error?: ApiError): Thunk<Promise<'elsewhere' | undefined>> =>
  async (dispatch, getState, transport) => {
    const { key, row } = intent;
    const { number } = getState().session;
    const isOurs = () => getState().session.number === number && isOpenHere(getState(), key);
    const sinceDeadline = () => transport.clock.transportTime() - intent.deadline;
    tabOf(transport).open.set(key, intent);
    const patient = patientLook();
    for (let polls = 1; isOurs(); polls++) {
      if (!(await isStillOpen(intent))) return 'elsewhere';
      const began = sinceDeadline();
      // A chunk that does not load (offline) is requested again, like everything else.
      const money = await loadMoneyRow(row).catch(() => undefined);
      const caller = { dispatch, getState, transport };
      const verdict = money && (await patient(await reconcile(money, intent, caller, polls), money, intent, caller));
      if (!isOurs()) return undefined;
      const next = PRESS_RULES.afterLook(verdict?.is ?? 'open', await isStillOpen(intent));
      if (next === 'follow') return 'elsewhere';
      if (next === 'end' && verdict !== undefined && verdict.is !== 'open') {
        await dispatch(conclude(intent, verdict, error));
        return undefined;
      }
      await new Promise((resolve) => setTimeout(resolve, pauseBefore(polls, began, sinceDeadline())));
    }
    return undefined;
  };

/** An outcome found by polling. The player may be on another page by now, so a text beside the button is not enough. */
const conclude =
  (intent: Intent, verdict: Exclude<Verdict, { is: 'open' }>, error?: ApiError): Thunk =>
  async (dispatch, _getState, transport) => {
    const { key, row } = intent;
    if (verdict.is === 'done') {
      await dispatch(accept(intent, verdict));
      // A list does not say which device or tab has made an entry.
      if (transport.idempotency === 'none' && verdict.entry !== undefined)
        dispatch(toastShown({ kind: 'warning', text: 'toast.moneyFound' }));
      else dispatch(toastShown({ kind: 'successful', text: isBet(row) ? 'toast.betPlaced' : 'toast.moneyDone' }));
      return;
    }
    if (verdict.is === 'unknown') {
      await dispatch(end(intent, { is: 'unknown' }));
      keepUnknown(intent);
      dispatch(moneyUnknown({ key, row }));
      // The player is asked to look: with the lists of now.
      dispatch(api.util.invalidateTags(['Account', 'Bets', 'GameBalances', 'Orders']));
      dispatch(toastShown({ kind: 'warning', text: 'toast.moneyUnknown' }));
      return;
    }
    if (verdict.is === 'refused') await dispatch(refuse(intent, verdict.error, verdict.isWatched));
    else {
      await dispatch(endWatched(intent, { is: 'never' }, verdict.isWatched));
      dispatch(moneyNeverDone({ key, row, error }));
    }
    dispatch(toastShown({ kind: 'warning', text: 'toast.moneyNotDone' }));
  };

interface Accepted {
  readonly receipt?: unknown;
  readonly entry?: string | undefined;
  /** A gateway looks whether its upstream has it twice. */
  readonly isWatched?: boolean | undefined;
}

export const accept =
  (intent: Intent, { receipt, entry, isWatched = false }: Accepted): Thunk =>
  async (dispatch) => {
    const { key, row, request } = intent;
    const money = entry === undefined ? undefined : await loadMoneyRow(row).catch(() => undefined);
    if (money !== undefined && entry !== undefined) takeEntry(money, intent, entry);
    await dispatch(endWatched(intent, { is: 'done', entry }, isWatched));
    dispatch(showAccepted({ key, row, request, receipt }));
  };

/** The receipt, and everything that the call may have changed. */
export const showAccepted =
  (call: Pick<Intent, 'key' | 'row' | 'request'> & { readonly receipt: unknown }): Thunk<void> =>
  (dispatch) => {
    dispatch(moneyAccepted(call));
    dispatch(api.util.invalidateTags(['Account', 'Bets', 'GameBalances', 'Orders']));
  };

export const refuse =
  (intent: Intent, error: ApiError, isWatched = false): Thunk =>
  async (dispatch) => {
    await dispatch(endWatched(intent, { is: 'refused', error }, isWatched));
    dispatch(moneyRefused({ key: intent.key, row: intent.row, error }));
  };

/** An outcome of which the upstream may have further entries: without keys if it was accepted, behind a gateway if that says so. */
const endWatched =
  (intent: Intent, ending: Ending, isWatched = false): Thunk =>
  async (dispatch, _getState, { idempotency, clock }) => {
    const { is, entry } = ending;
    const decidedAt = Math.floor(clock.gameTime());
    const own = { ...(entry !== undefined && { entry }), decidedAt };
    const call = { intent, is: is === 'done' ? is : ('refused' as const), ...own };
    const mayBeTwice = isWatched || (idempotency === 'none' && is === 'done');
    await dispatch(end(intent, ending, mayBeTwice ? () => storeWatched(call) : undefined));
    if (mayBeTwice) void dispatch(watchForTwins(call));
  };

/** The intent is removed first: in a full storage, that makes room for its outcome. */
const end =
  (intent: Intent, ending: Ending, also?: () => unknown): Thunk =>
  (_dispatch, _getState, transport) => {
    const { name, open } = tabOf(transport);
    open.delete(intent.key);
    return endIntent(intent.key, (stored) => {
      also?.();
      storeEnding(intent, name, ending, stored);
    });
  };
