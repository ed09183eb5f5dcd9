import type { Repeat } from '#contract/row.ts';
import { isDecided, isFault, isOutcomeUnknown, type ApiError } from './api-error.ts';
import type { Outcome } from './read-answer.ts';

/** Section 7 of the specification: up to 3 repeats, with growing backoff. */
const REPEATS_MOST = 3;
const BACKOFF_STEP_MS = 400;
const BACKOFF_JITTER_MS = 300;

export interface Repeating {
  readonly repeat: Repeat;
  /** Transport time after which the server refuses the call: no repeat starts later. Keyed calls have one. */
  readonly deadline?: number;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly random: () => number;
}

/**
 * Sends until there is an answer to keep. Reads repeat on faults; keyed calls repeat with their key until the deadline;
 * everything else is sent once. A plain refusal is an answer: statuses below 500 are not repeated.
 *
 * A keyed call whose outcome became unknown stays unknown until the server decides: what an attempt is told at the door
 * later (signed out, too many requests) says nothing about the one that got through.
 */
export async function repeating<Data>(send: () => Promise<Outcome<Data>>, policy: Repeating): Promise<Outcome<Data>> {
  const isRepeatable = policy.repeat === 'safe' || (policy.repeat === 'keyed' && policy.deadline !== undefined);
  let outcome = await send();
  let open: ApiError | undefined;
  for (let repeat = 0; !outcome.ok; repeat++) {
    if (isOutcomeUnknown(outcome.error)) open = outcome.error;
    if (!isRepeatable || repeat >= REPEATS_MOST || !isFault(outcome.error)) break;
    await policy.wait(BACKOFF_STEP_MS * 2 ** repeat + BACKOFF_JITTER_MS * policy.random());
    if (policy.deadline !== undefined && policy.now() >= policy.deadline) break;
    outcome = await send();
  }
  if (outcome.ok || policy.repeat === 'safe' || open === undefined || isDecided(outcome.error)) return outcome;
  return { ok: false, error: open };
}
