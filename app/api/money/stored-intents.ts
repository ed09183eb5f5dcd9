import * as v from 'valibot';
import { dropStored, readStored, writeStored } from '#app/store/storage.ts';
import { underTabLock } from '#app/store/tab-lock.ts';
import { Intent } from './intent.ts';

const Stored = v.array(v.unknown());

/** Intents of a player with an open outcome, of all tabs of this browser. */
export function storedIntentsOf(userId: string): readonly Intent[] {
  return storedIntents().filter((intent) => intent.userId === userId);
}

/** Whether an intent is still open, that is, no tab knows its outcome for certain. */
export const isStored = (key: string): boolean => storedIntents().some((intent) => intent.key === key);

/** Stores an intent. @returns whether it is stored: otherwise the call must not be sent, since a reload would forget the press */
export function storeIntent(intent: Intent): boolean {
  return writeStored('pendingMoney', [...stored().filter((other) => keyOf(other) !== intent.key), intent]);
}

export const forgetIntent = (key: string): Promise<void> => endIntent(key, () => undefined);

/** @param after what is done before another tab changes the intents, with the intent as it was stored */
export function endIntent(key: string, after: (intent: Intent | undefined) => void): Promise<void> {
  return changingIntents(async () => {
    const intent = storedIntents().find((each) => each.key === key);
    const others = stored().filter((each) => keyOf(each) !== key);
    if (others.length === 0) dropStored('pendingMoney');
    else writeStored('pendingMoney', others);
    after(intent);
  });
}

/** Reading and writing back is one step for all tabs; otherwise one tab overwrites what another has just stored. */
export function changingIntents<T>(work: () => Promise<T>): Promise<T> {
  return underTabLock('slipway.money', work);
}

/** Readable intents; one that cannot be read is dropped alone. */
function storedIntents(): readonly Intent[] {
  return stored().filter((intent): intent is Intent => v.is(Intent, intent));
}

function stored(): readonly unknown[] {
  return readStored('pendingMoney', Stored) ?? [];
}

const WithKey = v.object({ key: v.string() });
const keyOf = (intent: unknown) => (v.is(WithKey, intent) ? intent.key : undefined);
