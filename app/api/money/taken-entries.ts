import * as v from 'valibot';
import { readStored, writeStored } from '#app/store/storage.ts';

const Taken = v.array(v.string());
/** Far more than a player presses within the margin of the clocks. */
const STORED_MAX = 50;

/** An intent has claimed the upstream's entry: where keys are ignored, no second intent may claim the same one. */
export function takeEntry(userId: string, id: string): void {
  const name = `${userId} ${id}`;
  writeStored('takenEntries', [...stored().filter((other) => other !== name), name].slice(-STORED_MAX));
}

export const isTaken = (userId: string, id: string): boolean => stored().includes(`${userId} ${id}`);

function stored(): readonly string[] {
  return readStored('takenEntries', Taken) ?? [];
}
