import { newKey } from '#app/api/new-key.ts';
import type { Transport } from '#app/api/transport.ts';

export interface Tab {
  /** Unique until the tab is reloaded. */
  readonly name: string;
  readonly openedAt: number;
  /** When this tab showed what another had ended, by key, on the monotonic clock. */
  readonly shownAt: Map<string, number>;
}

const tabs = new WeakMap<Transport, Tab>();

/** What this tab knows of itself. */
export function tabOf(transport: Transport): Tab {
  const known = tabs.get(transport);
  if (known !== undefined) return known;
  const made = { name: newKey(), openedAt: transport.openedAt, shownAt: new Map<string, number>() };
  tabs.set(transport, made);
  return made;
}
