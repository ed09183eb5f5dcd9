import * as v from 'valibot';
import { dropStored, readStored, writeStored } from '#app/store/storage.ts';
import { Intent } from './intent.ts';
import { changingIntents } from './stored-intents.ts';

/** A decided call of which the upstream may have further entries. */
const WatchedCall = v.object({
  intent: Intent,
  is: v.picklist(['done', 'refused']),
  /** The call's own entry, if it is known. */
  entry: v.optional(v.string()),
  /** Game time in milliseconds of its outcome. */
  decidedAt: v.optional(v.number()),
});
export type WatchedCall = v.InferOutput<typeof WatchedCall>;

/** More than a player presses within the minute that one is watched. */
const MAX_STORED = 20;

/** The player's calls whose twins are looked for, of all tabs: a page that is closed must not take its looks with it. */
export const watchedOf = (userId: string): readonly WatchedCall[] =>
  stored().filter(({ intent }) => intent.userId === userId);

export const isStillWatched = (key: string): boolean => stored().some(({ intent }) => intent.key === key);

/** Called under the lock of the intents. */
export const storeWatched = (call: WatchedCall): boolean =>
  writeStored('watchedMoney', [...stored(), call].slice(-MAX_STORED));

/** The list shows which entry is its own. */
export const nameWatched = (key: string, entry: string): Promise<void> =>
  changingIntents(async () => {
    const calls = stored().map((call) => (call.intent.key === key ? { ...call, entry } : call));
    if (calls.length > 0) writeStored('watchedMoney', calls);
  });

export const dropWatched = (key: string): Promise<void> =>
  changingIntents(async () => {
    const others = stored().filter(({ intent }) => intent.key !== key);
    if (others.length === 0) dropStored('watchedMoney');
    else writeStored('watchedMoney', others);
  });

function stored(): readonly WatchedCall[] {
  const calls = readStored('watchedMoney', v.array(v.unknown())) ?? [];
  return calls.filter((call): call is WatchedCall => v.is(WatchedCall, call));
}
