import { api } from '#app/api/api.ts';
import { isOutcomeUnknown, type ApiError } from '#app/api/api-error.ts';
import { serverClock } from '#app/api/server-clock.ts';
import { startListening } from '#app/store/hooks.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { readStored, writeStored } from '#app/store/storage.ts';
import type { AppDispatch, RootState } from '#app/store/store.ts';
import { toastShown } from '#app/store/toast-slice.ts';
import { forgetPending, pendingBetsOf, rememberPending, type PendingBet } from './pending-bet.ts';
import { betAccepted, betNeverPlaced, betRefused, betSubmitted, betUnanswered } from './placing-slice.ts';
import { slipApi } from './slip-api.ts';
import { StoredSlip } from './slip-item.ts';
import { slipCleared, slipRestored } from './slip-slice.ts';

/** Asked again after 1, 2, 3, 4 and then every 5 s. */
const ASK_STEP_MS = 1_000;
const ASK_MOST_MS = 5_000;
/** How far the server's transport clock may be from our reckoning of it; the refusal at the deadline is trusted only beyond. */
const CLOCK_MARGIN_MS = 2_000;

interface Api {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
  readonly delay: (milliseconds: number) => Promise<void>;
}

/** Everything that happens around the slip: it is kept in storage, a submitted bet is sent, an unanswered one is asked about. */
export function startSlip(dispatch: AppDispatch): void {
  startListening({
    predicate: (_, now, before) => now.slip !== before.slip,
    effect: (_, { getState }) => {
      const { slip } = getState();
      if (slip !== undefined) writeStored('slip', slip);
    },
  });
  startListening({ actionCreator: betSubmitted, effect: ({ payload }, listener) => send(payload, listener) });
  startListening({ actionCreator: betUnanswered, effect: ({ payload }, listener) => ask(payload, listener) });
  startListening({
    actionCreator: betAccepted,
    effect: (_, listener) => void listener.dispatch(slipCleared()),
  });
  startListening({
    actionCreator: signedIn,
    effect: ({ payload }, listener) => {
      const [pending] = pendingBetsOf(payload.userId);
      if (pending !== undefined) listener.dispatch(betUnanswered(pending));
    },
  });
  const stored = readStored('slip', StoredSlip);
  if (stored !== undefined) dispatch(slipRestored(stored));
}

async function send(pending: PendingBet, { dispatch, getState }: Api): Promise<void> {
  rememberPending(pending);
  const answer = await dispatch(slipApi.endpoints.placeBet.initiate(pending));
  if (answer.data !== undefined) {
    forgetPending(pending.key);
    dispatch(betAccepted(answer.data.bet));
    return;
  }
  // Somebody else's turn by now: the bet stays in storage, and is asked about when its player is back.
  if (getState().session.player?.userId !== pending.userId) return;
  const error = answer.error as ApiError;
  if (error.kind === 'signedOut' || isOutcomeUnknown(error)) {
    dispatch(betUnanswered(pending));
    return;
  }
  forgetPending(pending.key);
  dispatch(betRefused(error));
}

/** Asks until it is certain: the bet is found, or a reading that began after the deadline does not have it. */
async function ask(pending: PendingBet, { dispatch, getState, delay }: Api): Promise<void> {
  const isOurs = () => getState().session.player?.userId === pending.userId;
  for (let asked = 1; isOurs(); asked++) {
    const isDeadlinePast = serverClock.transportTime() > pending.deadline + CLOCK_MARGIN_MS;
    const answer = await dispatch(
      slipApi.endpoints.findBet.initiate(pending, { forceRefetch: true, subscribe: false }),
    );
    if (!isOurs()) return;
    if (answer.data) {
      forgetPending(pending.key);
      dispatch(betAccepted(answer.data));
      // The player may be elsewhere by now: the receipt in the slip is not enough.
      dispatch(toastShown({ kind: 'successful', text: 'toast.betPlaced' }));
      dispatch(api.util.invalidateTags(['Account', 'Bets']));
      return;
    }
    if (answer.isSuccess && answer.data === null && isDeadlinePast) {
      forgetPending(pending.key);
      dispatch(betNeverPlaced());
      return;
    }
    await delay(Math.min(ASK_STEP_MS * asked, ASK_MOST_MS));
  }
}
