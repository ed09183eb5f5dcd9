import { outcomeDismissed } from '#app/api/money/money-slice.ts';
import type { AppDispatch } from '#app/store/store.ts';

/** Puts away what became of the last press; what is still under way or being checked stays. The picks are untouched. */
export async function putAwayResults(dispatch: AppDispatch): Promise<void> {
  // Loaded with the panel: whoever has results to put away has it.
  const { placingDismissed } = await import('./placing-slice.ts');
  dispatch(placingDismissed());
  dispatch(outcomeDismissed('placeBet'));
}
