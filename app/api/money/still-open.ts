import type { Transport } from '#app/api/transport.ts';
import type { Intent } from './intent.ts';
import { endingOf } from './settled-calls.ts';
import { changingIntents, isStored, storeIntent } from './stored-intents.ts';
import { tabOf } from './tab-of.ts';

/** The storage has neither the call nor its outcome: it was cleared. */
const isLost = ({ key }: Intent): boolean => !isStored(key) && endingOf(key) === undefined;

/** Whether no tab knows the outcome yet. If the storage was cleared meanwhile, it has the call again afterwards. */
export async function isStillOpen(intent: Intent): Promise<boolean> {
  if (isLost(intent))
    await changingIntents(async () => {
      if (isLost(intent)) storeIntent(intent);
    });
  return endingOf(intent.key) === undefined;
}

/** Stores again what this tab waits for. @returns whether anything was lost */
export async function storeLost(transport: Transport): Promise<boolean> {
  const lost = [...tabOf(transport).open.values()].filter(isLost);
  for (const intent of lost) await isStillOpen(intent);
  return lost.length > 0;
}

/** Stores the lost intents of a page that is about to be left: it has no time to wait for other tabs. */
export function storeLostNow(transport: Transport): void {
  for (const intent of tabOf(transport).open.values()) if (isLost(intent)) storeIntent(intent);
}
