import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from '#app/api/api.ts';
import { isOutcomeUnknown, type ApiError } from '#app/api/api-error.ts';
import { callUpstream } from '#app/api/call-upstream.ts';
import type { Transport } from '#app/api/transport.ts';
import type { RootState } from '#app/store/store.ts';
import { toastShown } from '#app/store/toast-slice.ts';
import { ask } from './ask.ts';
import { newKey, type Intent } from './intent.ts';
import { forgetIntent, keepIntent, keptIntentsOf } from './kept-intents.ts';
import { idOfReceipt } from './receipt-id.ts';
import {
  isUnsettled,
  moneyAccepted,
  moneyNeverDone,
  moneyRefused,
  moneySent,
  moneyUnanswered,
  selectMoneyByKey,
  selectMoneyCall,
} from './money-slice.ts';
import { loadMoneyRow, type MoneyRequest } from './money-rows.ts';
import type { MoneyRow } from './money-row.ts';
import type { MoneyRowName } from './money-row-names.ts';
import { takeEntry } from './taken-entries.ts';

type Thunk<Result = Promise<void>> = ThunkAction<Result, RootState, Transport, UnknownAction>;

/** After this a keyed upstream must refuse the call: no answer that comes later can be about something that still appears. */
const KEYED_WITHIN_MS = 30_000;
/** An upstream that ignores deadlines is given twice that before silence counts as an answer. */
const UNKEYED_WITHIN_MS = 60_000;
/** Asked again after 1, 2, 3, 4 and then every 5 s. */
const ASK_STEP_MS = 1_000;
const ASK_MOST_MS = 5_000;

/**
 * The player pressed a button that moves money. One press of a row at a time: while one is unsettled, another does nothing.
 *
 * @param key for a caller that follows several presses of a row
 * @returns once the outcome is certain, or the session has ended
 */
export const pressMoney =
  <N extends MoneyRowName>(row: N, request: Partial<MoneyRequest<N>>, key = newKey()): Thunk =>
  async (dispatch, getState, transport) => {
    const { player } = getState().session;
    const standing = selectMoneyCall(getState(), row);
    if (player === undefined || (standing !== undefined && isUnsettled(standing))) return;
    const { params = {}, query = {}, body } = request as Partial<Intent['request']>;
    const within = transport.idempotency === 'keyed' ? KEYED_WITHIN_MS : UNKEYED_WITHIN_MS;
    const intent: Intent = {
      key,
      row,
      userId: player.userId,
      deadline: Math.floor(transport.clock.transportTime()) + within,
      pressedAt: Math.floor(transport.clock.gameTime()),
      request: { params, query, body },
    };
    const { number } = getState().session;
    dispatch(moneySent({ key: intent.key, row }));
    let money: MoneyRow;
    try {
      money = await loadMoneyRow(row);
    } catch {
      // The code did not load, so nothing has left.
      dispatch(moneyRefused({ key: intent.key, row, error: { kind: 'fetch' } }));
      return;
    }
    if (getState().session.number === number) await dispatch(send(money, intent));
  };

/** Unsettled intents of the player are taken up again: asked about, never sent. */
export const resumeMoney = (): Thunk<void> => (dispatch, getState) => {
  const { player } = getState().session;
  for (const intent of player === undefined ? [] : keptIntentsOf(player.userId)) {
    dispatch(moneyUnanswered({ key: intent.key, row: intent.row }));
    void dispatch(settle(intent));
  }
};

const send =
  (money: MoneyRow, intent: Intent): Thunk =>
  async (dispatch, getState, transport) => {
    const { key, row, deadline, request } = intent;
    const { number } = getState().session;
    keepIntent(withoutSecrets(intent, money));
    const outcome = await callUpstream(
      {
        row: money.row,
        ...request,
        body: request.body,
        intent: { key, deadline, isCounted: money.isCounted === true },
      },
      { dispatch, getState, transport },
    );
    if (outcome.ok) {
      const receipt = money.receipt(outcome.data as never);
      // Without keys and without an id, the entry is claimed by a reading, so that the next press cannot take it for its own.
      const isNameless = transport.idempotency === 'none' && idOfReceipt(receipt) === undefined;
      const verdict = isNameless ? await ask(money, intent, { dispatch, getState, transport }) : undefined;
      dispatch(
        accept(intent, {
          receipt,
          ...(verdict?.is === 'done' && verdict.entry !== undefined && { entry: verdict.entry }),
        }),
      );
      return;
    }
    if (isOpen(outcome.error)) {
      // The session ended meanwhile: the intent stays in storage, and is asked about when its player is back.
      if (getState().session.number !== number || !isHeld(getState(), key)) return;
      dispatch(moneyUnanswered({ key, row }));
      await dispatch(settle(intent));
      return;
    }
    forgetIntent(key);
    dispatch(moneyRefused({ key, row, error: outcome.error }));
  };

const isBet = (row: MoneyRowName) => row.startsWith('place');
const isOpen = (error: ApiError) => error.kind === 'signedOut' || isOutcomeUnknown(error);
const isHeld = (state: RootState, key: string) => {
  const call = selectMoneyByKey(state, key);
  return call !== undefined && isUnsettled(call);
};

/** Asks until it is certain. Ends with the session: the next one of the same player takes it up again. */
const settle =
  (intent: Intent): Thunk =>
  async (dispatch, getState, transport) => {
    const { key, row } = intent;
    const { number } = getState().session;
    const isOurs = () => getState().session.number === number && isHeld(getState(), key);
    for (let asked = 1; isOurs(); asked++) {
      // A chunk that does not load (offline) is asked for again like everything else.
      const money = await loadMoneyRow(row).catch(() => undefined);
      const verdict = money && (await ask(money, intent, { dispatch, getState, transport }));
      if (!isOurs()) return;
      if (verdict?.is === 'done') {
        dispatch(accept(intent, verdict));
        // The player may be elsewhere by now: the receipt beside the button is not enough.
        dispatch(toastShown({ kind: 'successful', text: isBet(row) ? 'toast.betPlaced' : 'toast.moneyDone' }));
        return;
      }
      if (verdict?.is === 'never') {
        forgetIntent(key);
        dispatch(moneyNeverDone({ key, row }));
        dispatch(toastShown({ kind: 'warning', text: 'toast.moneyNotDone' }));
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, Math.min(ASK_STEP_MS * asked, ASK_MOST_MS)));
    }
  };

const accept =
  (
    { key, row, userId }: Intent,
    { receipt, entry = idOfReceipt(receipt) }: { receipt?: unknown; entry?: string },
  ): Thunk<void> =>
  (dispatch) => {
    if (entry !== undefined) takeEntry(userId, entry);
    forgetIntent(key);
    dispatch(moneyAccepted({ key, row, receipt }));
    dispatch(api.util.invalidateTags(['Account', 'Bets', 'GameBalances', 'Orders']));
  };

function withoutSecrets(intent: Intent, { secrets = [] }: MoneyRow): Intent {
  const { body } = intent.request;
  if (secrets.length === 0 || typeof body !== 'object' || body === null) return intent;
  const kept = Object.fromEntries(Object.entries(body).filter(([member]) => !secrets.includes(member)));
  return { ...intent, request: { ...intent.request, body: kept } };
}
