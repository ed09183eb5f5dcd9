import { newKey } from '#app/api/new-key.ts';
import type { Intent } from './intent.ts';
import { isUnresolved, moneyRefused, moneySent, selectOwnCall } from './money-slice.ts';
import { loadMoneyRow, type MoneyRequest } from './money-rows.ts';
import type { MoneyRow } from './money-row.ts';
import type { MoneyRowName } from './money-row-names.ts';
import { tabOf } from './tab-of.ts';
import type { Thunk } from './thunk.ts';

/** From then on a keyed upstream must refuse the call, so a look-up that begins later is final. */
const KEYED_WITHIN_MS = 30_000;
/** An upstream that ignores deadlines gets more before "no entry" counts as an answer, and the player one within a minute. */
const UNKEYED_WITHIN_MS = 55_000;

/**
 * The player pressed a button that moves money. One press of a row at a time: while one is open, another is not sent.
 *
 * @param key for a caller that follows several presses of a row
 * @returns once the outcome is certain, or the session has ended
 */
export const pressMoney =
  <N extends MoneyRowName>(row: N, request: Partial<MoneyRequest<N>>, key = newKey()): Thunk =>
  async (dispatch, getState, transport) => {
    const { player } = getState().session;
    // A double click. A press of this tab is answered while another tab has one open, too: it is not sent, and says so.
    const current = selectOwnCall(getState(), row);
    if (player === undefined || (current !== undefined && isUnresolved(current))) return;
    const { params = {}, query = {}, body } = request as Partial<Intent['request']>;
    const within = transport.idempotency === 'keyed' ? KEYED_WITHIN_MS : UNKEYED_WITHIN_MS;
    const intent: Intent = {
      key,
      row,
      userId: player.userId,
      deadline: Math.floor(transport.clock.transportTime()) + within,
      pressedAt: Math.floor(transport.clock.gameTime()),
      request: { params, query, body },
      tab: tabOf(transport).name,
    };
    const { number } = getState().session;
    dispatch(moneySent({ key: intent.key, row }));
    let money: MoneyRow;
    let claimAndSend: (money: MoneyRow, intent: Intent) => Thunk;
    try {
      // One chunk: the tray, which comes with the odds, has no use for either before.
      [money, { claimAndSend }] = await Promise.all([loadMoneyRow(row), import('./claim-and-send.ts')]);
    } catch {
      // The code did not load, so nothing was sent.
      dispatch(moneyRefused({ key: intent.key, row, error: { kind: 'notLoaded' } }));
      return;
    }
    if (getState().session.number !== number) return;
    await dispatch(claimAndSend(money, intent));
  };
