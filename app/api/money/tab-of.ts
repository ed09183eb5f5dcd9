import { newKey } from '#app/api/new-key.ts';
import type { Transport } from '#app/api/transport.ts';

const tabs = new WeakMap<Transport, string>();

/** A unique name of this tab, until it is reloaded. */
export function tabOf(transport: Transport): string {
  const known = tabs.get(transport);
  if (known !== undefined) return known;
  const made = newKey();
  tabs.set(transport, made);
  return made;
}
