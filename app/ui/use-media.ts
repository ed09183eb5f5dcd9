import { useCallback, useSyncExternalStore } from 'react';

/** The player asked their system for reduced motion. */
export const LESS_MOTION = '(prefers-reduced-motion: reduce)';

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
