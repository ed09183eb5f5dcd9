import { outcomeDismissed } from '#app/api/money/money-slice.ts';
import type { AppDispatch } from '#app/store/store.ts';

/** Dismisses the outcomes of the last press. Bets that are being placed or checked stay, and so do the picks. */
export async function putAwayResults(dispatch: AppDispatch): Promise<void> {
  // It has loaded with the panel, which shows the outcomes.
  const { placingDismissed } = await import('./placing-slice.ts');
  dispatch(placingDismissed());
  dispatch(outcomeDismissed('placeBet'));
  dispatch(outcomeDismissed('placeCricketBet'));
}
