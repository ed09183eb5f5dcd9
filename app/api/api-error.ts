import type { Reason } from '#contract/codes.ts';
import type { RefusalDetail } from '#contract/envelope.ts';

/**
 * What can go wrong with a call, by what a person can do about it.
 * timeout   no answer in time
 * fetch     no connection, or it broke
 * parse     an answer that is not what the contract says
 * refused   the server said no: `reason` when it is one we know, its own message otherwise
 * server    5xx
 * signedOut the session ended, or belongs to another player by now
 */
export type ApiError =
  | { readonly kind: 'timeout' }
  | { readonly kind: 'fetch' }
  | { readonly kind: 'parse'; readonly status: number }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly reason?: Reason;
      readonly message?: string;
      readonly detail?: RefusalDetail;
      /** Retry-After of the answer, in milliseconds. */
      readonly retryAfterMs?: number;
    }
  | { readonly kind: 'server'; readonly status: number; readonly message?: string }
  | { readonly kind: 'signedOut' };

const REQUEST_TIMEOUT = 408;
const TOO_MANY = 429;

/** Refusals at the door, before the call is looked at: certain for this attempt, but they say nothing of an earlier one. */
const AT_THE_DOOR: ReadonlySet<Reason> = new Set<Reason>(['unauthorised', 'forbidden', 'tooManyRequests']);

/** Reasons that leave open what became of the call: it is still running, or something broke on the way. */
const OPEN: ReadonlySet<Reason> = new Set<Reason>(['keyRunning', 'serverError', 'notImplemented']);

/** A fault on the way rather than an answer: worth another attempt where the contract allows one. */
export function isFault(error: ApiError): boolean {
  if (error.kind !== 'refused') return error.kind !== 'signedOut';
  return error.status === REQUEST_TIMEOUT || error.status === TOO_MANY || error.reason === 'keyRunning';
}

/** Turned away before it was looked at: nothing was done, nothing was counted. */
export function isAtTheDoor(error: ApiError): boolean {
  return error.kind === 'refused' && error.reason !== undefined && AT_THE_DOOR.has(error.reason);
}

/**
 * The server has decided against this attempt: every reason of the contract that is given after the key was looked up. A reason that we do not know may come from something between, after the commit.
 */
function isDecided(error: ApiError): boolean {
  return (
    error.kind === 'refused' && error.reason !== undefined && !AT_THE_DOOR.has(error.reason) && !OPEN.has(error.reason)
  );
}

/** The server's clock is past the deadline: no attempt of this call that still comes will be carried out. */
export function isAfterDeadline(error: ApiError): boolean {
  return error.kind === 'refused' && error.reason === 'deadlinePassed';
}

/**
 * Whether this attempt may have been carried out all the same: a cut 200, a 5xx after the commit, a broken connection, and
 * any 4xx whose reason we do not know all leave the question open.
 */
export function isOutcomeUnknown(error: ApiError): boolean {
  return error.kind !== 'signedOut' && !isDecided(error) && !isAtTheDoor(error);
}
