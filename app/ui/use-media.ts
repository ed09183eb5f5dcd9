import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, kept up to date. @example useMedia('(width < 48rem)') */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (onChange) => {
        const list = matchMedia(query);
        list.addEventListener('change', onChange);
        return () => list.removeEventListener('change', onChange);
      },
      [query],
    ),
    () => matchMedia(query).matches,
  );
}
