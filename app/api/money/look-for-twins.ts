import { getOutcome } from '#contract/rows/sports/get-outcome';
import { findTwins, type LikePress } from '#contract/money';
import type { RowData } from '#contract/rows';
import { api } from '#app/api/api.ts';
import { callUpstream } from '#app/api/call-upstream.ts';
import { underTabLock } from '#app/store/tab-lock.ts';
import { toastShown } from '#app/store/toast-slice.ts';
import type { Intent } from './intent.ts';
import type { MoneyRow } from './money-row.ts';
import { loadMoney, loadMoneyRow } from './money-rows.ts';
import { moneyTwice } from './money-slice.ts';
import { storedIntentsOf } from './stored-intents.ts';
import { tabOf } from './tab-of.ts';
import { isTaken, takeEntry } from './taken-entries.ts';
import type { Thunk } from './thunk.ts';
import { dropWatched, isStillWatched, nameWatched, watchedOf, type WatchedCall } from './watched-calls.ts';

/**
 * When to look, in milliseconds after the last look: a browser repeats a request within milliseconds, a proxy between within
 * seconds, and a minute after the press nothing is expected any more.
 */
const LOOKS_AFTER_MS = [0, 10_000, 55_000];
const AGAIN_AFTER_MS = 10_000;
const AGAIN_MAX = 6;
/** While another press of the row is open. */
const OPEN_PAUSE_MS = 5_000;

const passing = (milliseconds: number): Promise<void> | undefined =>
  milliseconds === 0 ? undefined : new Promise((resolve) => setTimeout(resolve, milliseconds));

/** So long after its deadline, an entry that fits a press of an earlier page is of a later one. */
const LATE_AFTER_MS = 75_000;

/** Looks for twins of a decided call, and goes on after a reload; if this tab is closed, another one goes on. */
export const watchForTwins =
  (call: WatchedCall, isResumed = false): Thunk =>
  async (dispatch, getState, transport) => {
    const { key, deadline } = call.intent;
    const { watching } = tabOf(transport);
    const { number } = getState().session;
    const watch = `${number} ${key}`;
    if (watching.has(watch)) return;
    watching.add(watch);
    await underTabLock(`slipway.money.twins.${key}`, async () => {
      // Another tab has looked to the end, or this one is signed out by now.
      if (getState().session.number !== number || (isResumed && !isStillWatched(key))) return;
      const isKeyed = transport.idempotency === 'keyed';
      const isOver = isResumed && !isKeyed && transport.clock.transportTime() > deadline + LATE_AFTER_MS;
      if (!isOver) await dispatch(isKeyed ? askForTwins(call) : lookForTwins(call));
      if (getState().session.number === number) await dropWatched(key);
    });
    watching.delete(watch);
  };

export const resumeWatches =
  (userId: string): Thunk<void> =>
  (dispatch) => {
    for (const call of watchedOf(userId)) void dispatch(watchForTwins(call, true));
  };

/**
 * Looks for further entries that fit a press that was decided, and says where the lists cannot tell. An upstream without keys carries out
 * every delivery of a request, and Chromium sends a POST again by itself when a reused connection breaks: one press was booked up to seven
 * times. Nothing can undo that here, so it is reported to the player and the operator.
 */
const lookForTwins =
  ({ intent, is, entry }: WatchedCall): Thunk =>
  async (dispatch, getState, transport) => {
    const { row, userId, key, pressedAt } = intent;
    const { number } = getState().session;
    const money = await loadMoneyRow(row).catch(() => undefined);
    if (money === undefined) return;
    const { lookInLists, MONEY_ROWS } = await loadMoney();
    let own = { is: OUTCOMES[is], pressedAt, entry };
    const pauses = [...LOOKS_AFTER_MS];
    for (let again = 0, pause = pauses.shift(); pause !== undefined; pause = pauses.shift()) {
      await passing(pause);
      // The entries of a press that is still open belong to that one, so look once it is certain.
      while (storedIntentsOf(userId).some((other) => other.row === row)) {
        if (getState().session.number !== number) return;
        await passing(OPEN_PAUSE_MS);
      }
      const found = await lookInLists(money, intent, { dispatch, getState, transport });
      if (getState().session.number !== number) return;
      const isLast = pauses.length === 0;
      // The last look counts only if the lists were read.
      if ('error' in found && isLast && again++ < AGAIN_MAX) pauses.push(AGAIN_AFTER_MS);
      if ('error' in found) continue;
      const twins = findTwins(found.all, own, pressesLike(intent, MONEY_ROWS), (id) => isTaken(money, intent, id));
      if (twins.own !== undefined) {
        own = { ...own, entry: twins.own };
        takeEntry(money, intent, twins.own);
        await nameWatched(key, twins.own);
      }
      if (twins.is === 'twins') {
        for (const id of twins.free) takeEntry(money, intent, id);
        return void dispatch(report(intent, 'toast.moneyTwice'));
      }
      // Only the last look reports what is unclear: until then a list that is brought up to date may settle it.
      if (twins.is === 'unclear' && isLast) return void dispatch(report(intent, 'toast.moneyMayBeTwice'));
    }
  };

const OUTCOMES = { done: 'accepted', refused: 'refused' } as const;

/** Other presses of this browser whose entries look like those of one. */
function pressesLike(intent: Intent, all: Readonly<Record<string, unknown>>): readonly LikePress[] {
  const searchOf = ({ row }: Intent) => (all[row] as MoneyRow).search;
  const looksOf = (of: Intent) => JSON.stringify([searchOf(of).request(of).params, searchOf(of).looks(of)]);
  const isLike = (other: Intent) =>
    other.key !== intent.key && searchOf(other).row === searchOf(intent).row && looksOf(other) === looksOf(intent);
  const open = storedIntentsOf(intent.userId).filter(isLike);
  const watched = watchedOf(intent.userId).filter((other) => isLike(other.intent));
  return [
    ...open.map(({ pressedAt }) => ({ is: 'sent' as const, pressedAt })),
    ...watched.map(({ intent: { pressedAt }, is, entry, decidedAt: decidedMs }) => ({
      is: OUTCOMES[is],
      pressedAt,
      entry,
      decidedMs,
    })),
  ];
}

/** After the looks of the edge, which reads the lists at once, 10 s later and 55 s after that, and more often where they are slow. */
const ASKS_AFTER_MS = [12_000, 55_000];
/** The edge looks last, by its own clock, so the page asks until it hears that no look is left: ten minutes at most. */
const ASK_ON_MS = 5_000;
const ASKS_MAX = 120;

/**
 * Asks the edge whether its upstream has a decided press more often than it was sent: the hop between the two may have repeated it, also
 * where the last delivery was refused.
 */
const askForTwins =
  ({ intent, is }: WatchedCall): Thunk =>
  async (dispatch, getState, transport) => {
    const { number } = getState().session;
    for (let asks = 0; asks < ASKS_MAX; asks++) {
      await passing(ASKS_AFTER_MS[asks] ?? ASK_ON_MS);
      if (getState().session.number !== number) return;
      const call = { row: getOutcome, params: {}, query: { key: intent.key }, body: undefined };
      const outcome = await callUpstream(call, { dispatch, getState, transport });
      if (getState().session.number !== number) return;
      if (!outcome.ok) continue;
      const { twins = [], watching = false, unclear = false } = outcome.data as RowData<typeof getOutcome>;
      const text = is === 'done' ? 'toast.moneyTwice' : 'toast.moneyDoneAfterAll';
      if (twins.length > 0) return void dispatch(report(intent, text));
      if (watching || asks < ASKS_AFTER_MS.length - 1) continue;
      return unclear ? void dispatch(report(intent, 'toast.moneyMayBeTwice')) : undefined;
    }
  };

const report =
  ({ key, row }: Intent, text: 'toast.moneyTwice' | 'toast.moneyDoneAfterAll' | 'toast.moneyMayBeTwice'): Thunk<void> =>
  (dispatch) => {
    const isSure = text !== 'toast.moneyMayBeTwice';
    if (isSure) dispatch(moneyTwice({ key, row }));
    dispatch(api.util.invalidateTags(['Account', 'Bets', 'GameBalances', 'Orders']));
    dispatch(toastShown({ kind: isSure ? 'error' : 'warning', text }));
  };
