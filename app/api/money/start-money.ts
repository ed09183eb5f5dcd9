import { tellIncomplete } from '#app/ui/first/tell-incomplete.ts';
import { startListening } from '#app/store/hooks.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { hasStored, onStoredElsewhere } from '#app/store/storage.ts';
import type { AppStore } from '#app/store/store.ts';

const OPEN = ['pendingMoney', 'unknownMoney', 'watchedMoney'] as const;

type Store = Pick<AppStore, 'dispatch' | 'getState'>;

/**
 * Resumes the open money calls of a player who signs in or is signed in after a reload, and follows those of other tabs, so that
 * their presses cannot be repeated here. Shows again what an earlier page could not find out, and goes on looking for twins.
 */
export function startMoney(store: Store): void {
  const resume = async ({ dispatch, getState }: Store) => {
    const { number } = getState().session;
    const follow = await import('./follow.ts').catch(() => void tellIncomplete());
    if (follow && getState().session.number === number) dispatch(follow.resumeMoney());
  };
  // There rarely is one, so the code loads only then.
  const takeUp = (api: Store) => {
    if (OPEN.some((name) => hasStored(name))) void resume(api);
  };
  startListening({ actionCreator: signedIn, effect: (_, api) => takeUp(api) });
  onStoredElsewhere('pendingMoney', () => takeUp(store));
  // A quick upstream has answered before the code is here: then only the ending is left to show.
  onStoredElsewhere('settledMoney', () => void resume(store));
}
