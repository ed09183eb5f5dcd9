import type { MouseEvent } from 'react';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { useIsPlayer } from './use-is-player.ts';

/**
 * For links to what needs a player: a guest gets the sign-in over the page where the link is, which stays as it is, and goes on from there.
 *
 * @returns what a link does when it is pressed; nothing for players
 */
export function useAsksGuest(to: string): ((event: MouseEvent) => void) | undefined {
  const dispatch = useAppDispatch();
  const isPlayer = useIsPlayer();
  if (isPlayer) return undefined;
  return (event) => {
    // Another tab is asked for.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    dispatch(overlayOpened({ kind: 'signIn', to }));
  };
}
