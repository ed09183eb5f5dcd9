import type { Repeat } from '#contract/rows';
import { isAfterDeadline, isAtTheDoor, isFault, isOutcomeUnknown, type ApiError } from './api-error.ts';
import type { Outcome } from './read-answer.ts';

/** Section 7 of the specification: up to 3 repeats with growing pauses. */
const REPEATS_MAX = 3;
const BACKOFF_STEP_MS = 400;
const BACKOFF_JITTER_MS = 300;

/** The server lacks the call: it will not have it a second later. */
const NOT_IMPLEMENTED = 501;

export interface Repeating {
  /** As in the contract; `counted`: a keyed call that uses up an attempt of the payment password each time. */
  readonly repeat: Repeat | 'counted';
  /** Transport time from which the server refuses the call: no repeat starts later. Keyed calls have one. */
  readonly deadline?: number;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly random: () => number;
  /** The caller has aborted: no repeat starts. */
  readonly isAborted?: () => boolean;
}

/**
 * Sends until there is a final answer. Reads repeat on failures; keyed calls repeat with their key until the deadline; all others
 * are sent once. Statuses below 500 are answers, which reads do not repeat (section 7 of the specification), nor one that the server lacks
 * (501). Under a key 408, 429 and a call that still runs are repeated, since the player would otherwise wait until the deadline.
 *
 * A money call whose outcome became unknown stays unknown, whatever a later attempt returns: the first may still be on its way
 * and be carried out after the second was refused (docs/developers/decisions/004). Only the refusal at the deadline is final.
 */
export async function repeating<Data>(send: () => Promise<Outcome<Data>>, policy: Repeating): Promise<Outcome<Data>> {
  let outcome = await send();
  let open: ApiError | undefined;
  const { deadline = Number.POSITIVE_INFINITY, isAborted = () => false } = policy;
  for (let repeat = 0; !outcome.ok; repeat++) {
    if (isOutcomeUnknown(outcome.error)) open = outcome.error;
    if (isAborted() || repeat >= REPEATS_MAX || !mayRepeat(outcome.error, policy)) break;
    const pause = pauseBefore(outcome.error, repeat, policy.random);
    if (policy.now() + pause >= deadline) break;
    await policy.wait(pause);
    if (policy.now() >= deadline || isAborted()) break;
    outcome = await send();
  }
  if (outcome.ok || policy.repeat === 'safe' || open === undefined || isAfterDeadline(outcome.error)) return outcome;
  return { ok: false, error: open };
}

function mayRepeat(error: ApiError, { repeat, deadline }: Repeating): boolean {
  if (!isFault(error)) return false;
  if (repeat === 'safe') return error.kind !== 'refused' && !('status' in error && error.status === NOT_IMPLEMENTED);
  if (deadline === undefined) return false;
  return repeat === 'keyed' || (repeat === 'counted' && isAtTheDoor(error));
}

function pauseBefore(error: ApiError, repeat: number, random: () => number): number {
  const backoff = BACKOFF_STEP_MS * 2 ** repeat + BACKOFF_JITTER_MS * random();
  const asked = error.kind === 'refused' ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(backoff, asked);
}
