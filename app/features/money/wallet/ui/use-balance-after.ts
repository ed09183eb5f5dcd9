import { useEffect, useRef } from 'react';
import { api } from '#app/api/api.ts';
import { useAppDispatch } from '#app/store/hooks.ts';

/**
 * Reads the balance again when fewer orders on the screen are open than before: nothing is pushed when an amount comes back.
 *
 * @param open how many are open
 */
export function useBalanceAfter(open: number): void {
  const dispatch = useAppDispatch();
  const before = useRef(open);
  useEffect(() => {
    if (open < before.current) dispatch(api.util.invalidateTags(['Account']));
    before.current = open;
  }, [dispatch, open]);
}
