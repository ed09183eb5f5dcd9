import * as v from 'valibot';
import { ChatRef } from '#contract/entities/chat.ts';
import { dropStored, readStored, writeStored } from '#app/store/storage.ts';

/** What was written and has not been told back by the upstream yet. */
export interface Waiting {
  readonly ref: string;
  readonly text: string;
  readonly isFailed?: boolean | undefined;
}

/** More cannot be written while nothing is taken. */
export const WAITING_MOST = 20;

const Queue = v.object({
  owner: v.string(),
  waiting: v.pipe(
    v.array(
      v.object({ ref: ChatRef, text: v.pipe(v.string(), v.maxLength(1_000)), isFailed: v.optional(v.boolean()) }),
    ),
    v.maxLength(WAITING_MOST),
  ),
});

/** What the same writer left unsent before a reload. Somebody else's is dropped: nobody says another's words. */
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
