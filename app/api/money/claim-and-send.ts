import { WATCHED } from '#contract/money';
import { isAtTheDoor, isOutcomeUnknown, type ApiError } from '#app/api/api-error.ts';
import { callUpstream } from '#app/api/call-upstream.ts';
import type { Outcome } from '#app/api/read-answer.ts';
import { wordsOf } from '#app/api/refusals/beside.ts';
import { underTabLock } from '#app/store/tab-lock.ts';
import { reconcile } from './reconcile.ts';
import { lockOf, resumeMoney, showEnded, showEnding } from './follow.ts';
import { holdOpen } from './hold-open.ts';
import type { Intent } from './intent.ts';
import { dropUnknown } from './kept-unknown.ts';
import { learnBooks } from './look-in-lists.ts';
import { changingIntents, forgetIntent, storeIntent, storedIntentsOf } from './stored-intents.ts';
import { moneyRefused, moneyStored, moneyUnanswered } from './money-slice.ts';
import { PRESS_RULES, type Answer } from './press-rules.ts';
import type { MoneyRow } from './money-row.ts';
import { accept, isOpenHere, refuse, poll } from './poll.ts';
import { unseenEndings } from './settled-calls.ts';
import { tabOf } from './tab-of.ts';
import type { Thunk } from './thunk.ts';

/**
 * Nothing is sent before its intent is stored: after a reload the same press would be sent again. And nothing is sent while
 * another tab has an open call of the row, or has ended one that the player has not seen here yet; that one is shown, and that this
 * press was not sent.
 */
export const claimAndSend =
  (money: MoneyRow, intent: Intent): Thunk =>
  async (dispatch) => {
    // A browser that says "online" may be wrong; one that says "offline" has sent nothing, and would send nothing.
    if (navigator.onLine === false) {
      dispatch(moneyRefused({ key: intent.key, row: intent.row, error: { kind: 'offline' } }));
      return;
    }
    dropUnknown(intent);
    await underTabLock(lockOf(intent.key), () => dispatch(claim(money, intent)));
  };

const claim =
  (money: MoneyRow, intent: Intent): Thunk =>
  async (dispatch, getState, transport) => {
    const { key, row, userId } = intent;
    const { number } = getState().session;
    const lastUnseen = () => unseenEndings(userId, tabOf(transport)).findLast((call) => call.row === row);
    const kept = withoutSecrets(intent, money);
    const decision = await changingIntents(async () =>
      PRESS_RULES.claim({
        isOpen: storedIntentsOf(userId).some((other) => other.row === row),
        hasUnseenEnding: lastUnseen() !== undefined,
        store: () => storeIntent(kept),
      }),
    );
    if (decision === 'follow') {
      // What was done instead is shown first, so that the player reads beside it why this was not.
      dispatch(resumeMoney());
      dispatch(moneyRefused({ key, row, error: { kind: 'notSent' } }));
      const unseen = lastUnseen();
      if (unseen !== undefined) await dispatch(showEnded(unseen));
    } else if (decision === 'refuse') dispatch(moneyRefused({ key, row, error: { kind: 'notStored' } }));
    // The session ended while another tab held the lock: nothing was sent.
    else if (getState().session.number === number) {
      dispatch(holdOpen(kept));
      dispatch(moneyStored({ key, request: kept.request }));
      await dispatch(send(money, kept, intent.request.body));
    } else await forgetIntent(key);
  };

/** @param body with the secrets, which the intent no longer has */
const send =
  (money: MoneyRow, intent: Intent, body: unknown): Thunk =>
  async (dispatch, getState, transport) => {
    const { key, row, deadline, request } = intent;
    const { number } = getState().session;
    let isWatched = false;
    const watching: typeof transport.fetch = async (...sent) => {
      const answer = await transport.fetch(...sent);
      isWatched = answer.headers.has(WATCHED);
      return answer;
    };
    const outcome = await callUpstream(
      {
        row: money.row,
        ...request,
        body,
        intent: { key, deadline, isCounted: money.isCounted === true },
      },
      { dispatch, getState, transport: { ...transport, fetch: watching } },
    );
    const answer = answerOf(outcome);
    const isOther = outcome.ok && money.isOwn?.(outcome.data as never, intent) === false;
    const next = PRESS_RULES.afterAnswer(isOther ? 'unknown' : answer, transport.idempotency);
    // The session ended meanwhile: the intent stays stored and is polled when its player signs in again.
    if ((outcome.ok || next === 'poll') && getState().session.number !== number) return;
    if (outcome.ok && !isOther) {
      const receipt = money.receipt(outcome.data as never);
      const made = money.made?.(outcome.data as never);
      if (made !== undefined) learnBooks(transport, intent, made);
      // Without keys and without an id, a look-up claims the entry, so that the next press cannot take it for its own.
      const isNameless = transport.idempotency === 'none' && made?.id === undefined;
      const verdict = isNameless ? await reconcile(money, intent, { dispatch, getState, transport }) : undefined;
      const entry = verdict?.is === 'done' ? verdict.entry : made?.id;
      await dispatch(accept(intent, { receipt, isWatched, entry }));
      return;
    }
    if (outcome.ok || next === 'poll') {
      if (!isOpenHere(getState(), key)) return;
      dispatch(moneyUnanswered({ key, row }));
      const asked = isOther ? { ...intent, isAnsweredOtherwise: true } : intent;
      if (isOther) await changingIntents(async () => storeIntent(asked));
      const error = outcome.ok || saysNothing(outcome.error) ? undefined : outcome.error;
      if ((await dispatch(poll(asked, error))) === 'elsewhere') await dispatch(showEnding(asked));
      return;
    }
    const found = next === 'lookOnce' ? await reconcile(money, intent, { dispatch, getState, transport }) : undefined;
    await dispatch(found?.is === 'done' ? accept(intent, found) : refuse(intent, outcome.error, isWatched));
  };

/** That the call is still running is untrue once it has ended. */
const saysNothing = (error: ApiError): boolean =>
  wordsOf(error) === undefined || (error.kind === 'refused' && error.reason === 'keyRunning');

function answerOf(outcome: Outcome<unknown>): Answer {
  if (outcome.ok) return 'accepted';
  const { error } = outcome;
  if (error.kind === 'signedOut') return 'signedOut';
  const isBusy = error.kind === 'refused' && error.reason === 'tooManyRequests';
  if (isBusy || isOutcomeUnknown(error)) return 'unknown';
  return isAtTheDoor(error) ? 'door' : 'refused';
}

function withoutSecrets(intent: Intent, { secrets = [] }: MoneyRow): Intent {
  const { body } = intent.request;
  if (secrets.length === 0 || typeof body !== 'object' || body === null) return intent;
  const stored = Object.fromEntries(Object.entries(body).filter(([member]) => !secrets.includes(member)));
  return { ...intent, request: { ...intent.request, body: stored } };
}
