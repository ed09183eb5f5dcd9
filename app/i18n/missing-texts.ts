import { useSyncExternalStore } from 'react';

let areMissing = false;
const listeners = new Set<() => void>();

/** The texts of a screen could not be loaded: it would show their keys. */
export function tellTextsMissing(): void {
  areMissing = true;
  for (const listener of listeners) listener();
}

/** Whether texts that a screen requested failed to load. */
export function useTextsMissing(): boolean {
  return useSyncExternalStore(subscribe, () => areMissing);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
