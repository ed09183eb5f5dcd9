import { useEffect } from 'react';
import { api } from '#app/api/api.ts';
import { useAppDispatch } from '#app/store/hooks.ts';

/** Rounds at a provider change the wallet without a push: a short enough interval to be trusted, long enough for the upstream. */
const EVERY_MS = 5_000;

/** While a game is open the balance is refetched every few seconds, and once when it is closed. */
export function useFreshBalance(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const readAgain = (): void => void dispatch(api.util.invalidateTags(['Account', 'GameBalances']));
    const timer = setInterval(readAgain, EVERY_MS);
    return () => {
      clearInterval(timer);
      readAgain();
    };
  }, [dispatch]);
}
