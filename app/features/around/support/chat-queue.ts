import * as v from 'valibot';
import { ChatRef } from '#contract/entities';
import { dropStored, readStored, writeStored } from '#app/store/storage.ts';

/** A written message that the upstream has not confirmed yet. */
export interface Waiting {
  readonly ref: string;
  readonly text: string;
  readonly isFailed?: boolean | undefined;
}

/** No more can be written while nothing is confirmed. */
export const WAITING_MAX = 20;

const Queue = v.object({
  owner: v.string(),
  waiting: v.pipe(
    v.array(
      v.object({ ref: ChatRef, text: v.pipe(v.string(), v.maxLength(1_000)), isFailed: v.optional(v.boolean()) }),
    ),
    v.maxLength(WAITING_MAX),
  ),
});

/** This user's unsent messages from before a reload. Another user's are dropped: they must not be sent under the wrong name. */
export function readQueue(owner: string): readonly Waiting[] {
  const found = readStored('chatQueue', Queue);
  if (found?.owner === owner) return found.waiting;
  if (found !== undefined) dropStored('chatQueue');
  return [];
}

export function keepQueue(owner: string, waiting: readonly Waiting[]): void {
  if (waiting.length === 0) dropStored('chatQueue');
  else writeStored('chatQueue', { owner, waiting });
}
