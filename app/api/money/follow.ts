import { underTabLock } from '#app/store/tab-lock.ts';
import { loadMoneyRow } from './money-rows.ts';
import { refusedBy } from '#app/api/read-answer.ts';
import { wordsAgain } from '#app/api/refusals/stored-words.ts';
import { readReceipt } from './reconcile.ts';
import type { Intent } from './intent.ts';
import { keptUnknownOf } from './kept-unknown.ts';
import { storedIntentsOf } from './stored-intents.ts';
import {
  moneyNeverDone,
  moneyRefused,
  moneyStillUnknown,
  moneyUnanswered,
  moneyUnknown,
  selectMoneyByKey,
  selectMoneyCall,
} from './money-slice.ts';
import { isOpenHere, poll, showAccepted } from './poll.ts';
import { resumeWatches } from './look-for-twins.ts';
import { endingOf, unseenEndings, type SettledCall } from './settled-calls.ts';
import { tabOf } from './tab-of.ts';
import type { Thunk } from './thunk.ts';

/** Lock of the tab that sends or polls; the browser releases it when that tab closes. */
export const lockOf = (key: string): string => `slipway.money.${key}`;

/**
 * Resumes the player's open intents of an earlier page or another tab: they are polled, never sent. Calls of an earlier page that
 * ended as unknown are shown again, and those that another tab ended before this one could follow them.
 */
export const resumeMoney = (): Thunk<void> => (dispatch, getState, transport) => {
  const { player } = getState().session;
  const tab = tabOf(transport);
  for (const intent of player === undefined ? [] : storedIntentsOf(player.userId)) {
    const { key, row, request } = intent;
    if (selectMoneyByKey(getState(), key) !== undefined) continue;
    dispatch(moneyUnanswered({ key, row, request, ...(intent.tab !== tab.name && { isElsewhere: true }) }));
    void dispatch(follow(intent));
  }
  for (const { key, row, request, tab: of } of player === undefined ? [] : keptUnknownOf(player.userId)) {
    const isElsewhere = of !== undefined && of !== tab.name;
    if (selectMoneyCall(getState(), row) === undefined)
      dispatch(moneyStillUnknown({ key, row, ...(request && { request }), ...(isElsewhere && { isElsewhere }) }));
  }
  if (player !== undefined) dispatch(resumeWatches(player.userId));
  for (const call of player === undefined ? [] : unseenEndings(player.userId, tab))
    if (!tab.shownAt.has(call.key)) void dispatch(showEnded(call));
};

/**
 * Waits until the tab that owns the intent is done or closed; then shows the outcome, or polls in its place. Without locks
 * there is no way to see whether that tab still exists, so both poll.
 */
const follow =
  (intent: Intent): Thunk =>
  async (dispatch, getState) => {
    const { number } = getState().session;
    const outcome = await underTabLock(lockOf(intent.key), async () => {
      if (getState().session.number !== number || !isOpenHere(getState(), intent.key)) return undefined;
      return endingOf(intent.key) === undefined ? dispatch(poll(intent)) : ('elsewhere' as const);
    });
    if (outcome === 'elsewhere') await dispatch(showEnding(intent));
  };

/** Shows a call of another tab that had ended when this tab heard of it first. */
export const showEnded =
  ({ key, row, userId, intent }: SettledCall): Thunk =>
  async (dispatch, getState) => {
    if (selectMoneyByKey(getState(), key) !== undefined) return;
    dispatch(moneyUnanswered({ key, row, request: intent?.request, isElsewhere: true }));
    const request = { params: {}, query: {} };
    await dispatch(showEnding(intent ?? { key, row, userId, deadline: 0, pressedAt: 0, request }));
  };

/** Shows the outcome that another tab found. */
export const showEnding =
  (intent: Intent): Thunk =>
  async (dispatch, getState, transport) => {
    const { key, row, request } = intent;
    const ending = endingOf(key);
    tabOf(transport).open.delete(key);
    if (ending?.is === 'refused') {
      const { refusal = { code: 1, msg: '' } } = ending;
      dispatch(moneyRefused({ key, row, error: { ...refusedBy(refusal), ...wordsAgain(ending.said) } }));
    } else if (ending?.is === 'never') dispatch(moneyNeverDone({ key, row }));
    else if (ending?.is === 'unknown') dispatch(moneyUnknown({ key, row }));
    else if (ending !== undefined) {
      const money = await loadMoneyRow(row).catch(() => undefined);
      const receipt = money && (await readReceipt(money, intent, ending.entry, { dispatch, getState, transport }));
      dispatch(showAccepted({ key, row, request, receipt }));
    }
    tabOf(transport).shownAt.set(key, performance.now());
  };
