import { useSyncExternalStore } from 'react';

/** Section 9 of the specification: desktop from 768. */
const DESKTOP = '(width >= 48rem)';

/** Whether the desktop layout applies. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(DESKTOP).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(DESKTOP);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
