import { api } from '#app/api/api.ts';
import type { ApiError } from '#app/api/api-error.ts';
import type { RootState } from '#app/store/store.ts';
import { toastShown } from '#app/store/toast-slice.ts';
import { reconcile, type Verdict } from './reconcile.ts';
import type { Intent } from './intent.ts';
import { keepUnknown } from './kept-unknown.ts';
import { lookForTwins } from './look-for-twins.ts';
import { endIntent, isStored } from './stored-intents.ts';
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
import { idOfReceipt } from './receipt-id.ts';
import { storeEnding } from './settled-calls.ts';
import { tabOf } from './tab-of.ts';
import { takeEntry } from './taken-entries.ts';
import type { Thunk } from './thunk.ts';

/** Polled after 1, 2, 3, 4 and then every 5 s. */
const POLL_STEP_MS = 1_000;
const POLL_MAX_MS = 5_000;

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
 * @returns 'elsewhere' if another tab has found the outcome
 */
export const poll =
  (intent: Intent): Thunk<Promise<'elsewhere' | undefined>> =>
  async (dispatch, getState, transport) => {
    const { key, row } = intent;
    const { number } = getState().session;
    const isOurs = () => getState().session.number === number && isOpenHere(getState(), key);
    for (let polls = 1; isOurs(); polls++) {
      if (!isStored(key)) return 'elsewhere';
      // A chunk that does not load (offline) is requested again, like everything else.
      const money = await loadMoneyRow(row).catch(() => undefined);
      const verdict = money && (await reconcile(money, intent, { dispatch, getState, transport }, polls));
      if (!isOurs()) return undefined;
      const next = PRESS_RULES.afterLook(verdict?.is ?? 'open', isStored(key));
      if (next === 'follow') return 'elsewhere';
      if (next === 'end' && verdict !== undefined && verdict.is !== 'open') {
        await dispatch(conclude(intent, verdict));
        return undefined;
      }
      await new Promise((resolve) => setTimeout(resolve, Math.min(POLL_STEP_MS * polls, POLL_MAX_MS)));
    }
    return undefined;
  };

/** An outcome found by polling. The player may be on another page by now, so a text beside the button is not enough. */
const conclude =
  (intent: Intent, verdict: Exclude<Verdict, { is: 'open' }>): Thunk =>
  async (dispatch) => {
    const { key, row } = intent;
    if (verdict.is === 'done') {
      await dispatch(accept(intent, verdict));
      dispatch(toastShown({ kind: 'successful', text: isBet(row) ? 'toast.betPlaced' : 'toast.moneyDone' }));
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
    if (verdict.is === 'refused') await dispatch(refuse(intent, verdict.error));
    else {
      await dispatch(end(intent, { is: 'never' }));
      dispatch(moneyNeverDone({ key, row }));
    }
    dispatch(toastShown({ kind: 'warning', text: 'toast.moneyNotDone' }));
  };

export const accept =
  (
    intent: Intent,
    { receipt, entry = idOfReceipt(receipt) }: { readonly receipt?: unknown; readonly entry?: string | undefined },
  ): Thunk =>
  async (dispatch) => {
    const { key, row, request } = intent;
    const money = entry === undefined ? undefined : await loadMoneyRow(row).catch(() => undefined);
    if (money !== undefined && entry !== undefined) takeEntry(money, intent, entry);
    await dispatch(end(intent, { is: 'done', entry }));
    dispatch(showAccepted({ key, row, request, receipt }));
    void dispatch(lookForTwins(intent, entry));
  };

/** The receipt, and everything that the call may have changed. */
export const showAccepted =
  (call: Pick<Intent, 'key' | 'row' | 'request'> & { readonly receipt: unknown }): Thunk<void> =>
  (dispatch) => {
    dispatch(moneyAccepted(call));
    dispatch(api.util.invalidateTags(['Account', 'Bets', 'GameBalances', 'Orders']));
  };

export const refuse =
  (intent: Intent, error: ApiError): Thunk =>
  async (dispatch) => {
    await dispatch(end(intent, { is: 'refused', error }));
    dispatch(moneyRefused({ key: intent.key, row: intent.row, error }));
  };

/** The intent is removed first: in a full storage, that makes room for its outcome. */
const end =
  (intent: Intent, ending: Parameters<typeof storeEnding>[2]): Thunk =>
  (_dispatch, _getState, transport) =>
    endIntent(intent.key, (stored) => storeEnding(intent, tabOf(transport).name, ending, stored));
