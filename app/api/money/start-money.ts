import { startListening } from '#app/store/hooks.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { hasStored } from '#app/store/storage.ts';

/** Whoever signs in, or is found signed in after a reload, gets their unsettled money calls taken up again. */
export function startMoney(): void {
  startListening({
    actionCreator: signedIn,
    effect: async (_, { dispatch, getState }) => {
      const { number } = getState().session;
      // Rarely anything is there: the machinery loads only when it is.
      if (!hasStored('pendingMoney')) return;
      const { resumeMoney } = await import('./run-money.ts');
      if (getState().session.number === number) dispatch(resumeMoney());
    },
  });
}
