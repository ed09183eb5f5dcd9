import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Overlays that an address can open (specification, section 2). */
export type QueryFlag = 'mybet';

/** The search part that opens an overlay over the page one is on. */
export const flagSearch = (flag: QueryFlag): string => `?${flag}=true`;

/** Whether the address asks for an overlay, and how to close it: the flag goes, the page and its other parameters stay. */
export function useQueryFlag(flag: QueryFlag): readonly [isSet: boolean, close: () => void] {
  const [params, setParams] = useSearchParams();
  const close = useCallback(
    () =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(flag);
          return after;
        },
        { replace: true },
      ),
    [flag, setParams],
  );
  return [params.get(flag) === 'true', close];
}
