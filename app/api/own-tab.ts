import { leaveTabName, takeTabName } from '#app/store/storage.ts';
import { endingsSoFar } from './money/ending-count.ts';
import { newKey } from './new-key.ts';

/** A tab among those of this browser. */
export interface OwnTab {
  readonly name: string;
  /** Money calls that had ended before this page was opened: it has read what became of them with everything else. */
  readonly openedAfter: number;
}

/** A tab that no one reloads: of a test. */
export const newTab = (): OwnTab => ({ name: newKey(), openedAfter: endingsSoFar() });

/**
 * This page's tab, with the name it had before a reload. The name is in the tab's storage only while no page has it: `duplicate` copies
 * that storage, and two tabs of one name would each take the other's calls for their own.
 */
export function reopenedTab(): OwnTab {
  const tab = newTab();
  const name = takeTabName() ?? tab.name;
  addEventListener('pagehide', () => leaveTabName(name));
  // Back from the back-forward cache: the page has its name still, and was not informed of what other tabs have stored.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    takeTabName();
    dispatchEvent(new StorageEvent('storage'));
  });
  return { ...tab, name };
}
