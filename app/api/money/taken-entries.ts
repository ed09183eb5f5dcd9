import * as v from 'valibot';
import { readStored, writeStored } from '#app/store/storage.ts';

const Taken = v.array(v.string());
/** Far more than anybody presses within the margin of the clocks. */
const KEPT_MOST = 50;

/** The upstream's entry has been given to an intent: where it ignores keys, no second intent may claim the same one. */
export function takeEntry(userId: string, id: string): void {
  const name = `${userId} ${id}`;
  writeStored('takenEntries', [...stored().filter((other) => other !== name), name].slice(-KEPT_MOST));
}

export const isTaken = (userId: string, id: string): boolean => stored().includes(`${userId} ${id}`);

function stored(): readonly string[] {
  return readStored('takenEntries', Taken) ?? [];
}
