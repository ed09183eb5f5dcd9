import { useEffect } from 'react';
import { api } from '#app/api/api.ts';
import { useAppDispatch } from '#app/store/hooks.ts';

/** Rounds of a third party move the wallet without a push: often enough to be believed, seldom enough for the upstream. */
const EVERY_MS = 5_000;

/** While a game is open the balance is read again every few seconds, and once when it is left. */
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
