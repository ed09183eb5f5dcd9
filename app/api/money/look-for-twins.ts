import { callUpstream } from '#app/api/call-upstream.ts';
import { toastShown } from '#app/store/toast-slice.ts';
import type { Intent } from './intent.ts';
import type { MoneyRow } from './money-row.ts';
import { loadMoneyRow } from './money-rows.ts';
import { moneyTwice } from './money-slice.ts';
import { storedIntentsOf } from './stored-intents.ts';
import { isTaken, takeEntry } from './taken-entries.ts';
import type { Thunk } from './thunk.ts';

/**
 * When to look, in milliseconds after the last look: a browser repeats a request within milliseconds, a proxy between within
 * seconds, and after the deadline of 60 s nothing is expected any more.
 */
const LOOKS_AFTER_MS = [0, 10_000, 55_000];
/** While another press of the row is open. */
const OPEN_PAUSE_MS = 5_000;

const passing = (milliseconds: number): Promise<void> | undefined =>
  milliseconds === 0 ? undefined : new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Looks for further entries that fit an accepted press. An upstream without keys carries out every delivery of a request, and
 * Chromium sends a POST again by itself when a reused connection breaks: one press was booked up to seven times. Nothing can undo
 * that here, so it is reported to the player and the operator.
 *
 * @param own the entry of the press itself, if it is known
 */
export const lookForTwins =
  (intent: Intent, own: string | undefined): Thunk =>
  async (dispatch, getState, transport) => {
    if (transport.idempotency === 'keyed') return;
    const { key, row, userId } = intent;
    const { number } = getState().session;
    const money = await loadMoneyRow(row).catch(() => undefined);
    if (money === undefined) return;
    for (const pause of LOOKS_AFTER_MS) {
      await passing(pause);
      // The entries of a press that is still open belong to that one, so look once it is certain.
      while (storedIntentsOf(userId).some((other) => other.row === row)) {
        if (getState().session.number !== number) return;
        await passing(OPEN_PAUSE_MS);
      }
      const entries = await fittingEntries(money, intent, { dispatch, getState, transport });
      if (getState().session.number !== number) return;
      const others = entries.filter((id) => id !== own && !isTaken(money, intent, id));
      for (const id of others) takeEntry(money, intent, id);
      if (others.length <= (own === undefined ? 1 : 0)) continue;
      dispatch(moneyTwice({ key, row }));
      dispatch(toastShown({ kind: 'error', text: 'toast.moneyTwice' }));
      return;
    }
  };

/** Ids of the entries that fit; none where the row changes a state, which cannot be changed twice. */
async function fittingEntries(
  { search }: MoneyRow,
  intent: Intent,
  caller: Parameters<typeof callUpstream>[1],
): Promise<readonly string[]> {
  const { params = {}, query = {} } = search.request(intent);
  const outcome = await callUpstream({ row: search.row, params, query, body: undefined }, caller);
  if (!outcome.ok) return [];
  return search.find(outcome.data as never, intent).flatMap(({ id }) => (id === undefined ? [] : [id]));
}
