import { useAppSelector } from '#app/store/hooks.ts';

/** Whether a player is signed in. */
export function useIsPlayer(): boolean {
  return useAppSelector((state) => state.session.player !== undefined);
}
