import type { OwnTab } from '#app/api/own-tab.ts';
import type { Transport } from '#app/api/transport.ts';
import type { Intent } from './intent.ts';

export interface Tab extends OwnTab {
  /** When this tab showed what another had ended, by key, on the monotonic clock. */
  readonly shownAt: Map<string, number>;
  /** What was pressed here and has no outcome yet, by key: the storage may be cleared meanwhile. */
  readonly open: Map<string, Intent>;
  /** Sessions and keys of calls whose twins are looked for, here or once another tab is closed. */
  readonly watching: Set<string>;
}

const tabs = new WeakMap<Transport, Tab>();

/** What this tab knows of itself. */
export function tabOf(transport: Transport): Tab {
  const known = tabs.get(transport);
  if (known !== undefined) return known;
  const made = {
    ...transport.tab,
    shownAt: new Map<string, number>(),
    open: new Map<string, Intent>(),
    watching: new Set<string>(),
  };
  tabs.set(transport, made);
  return made;
}
