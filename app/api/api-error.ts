import type { Reason } from '#contract/reasons';
import type { RefusalDetail } from '#contract/rows';

/**
 * What can go wrong with a call, grouped by what the player can do about it.
 * timeout   no answer in time
 * fetch     no connection, or it broke
 * parse     the answer does not fit the contract
 * refused   the server refused: `reason` when the contract has one, `code` as received
 * server    5xx
 * notStored the browser could not store the money call, so no request was sent
 * notSent   another tab was sending the same kind of call, or had just ended one, so no request was sent
 * offline   the browser knew at the press that there is no connection, so no request was sent
 * notLoaded the code of money calls did not load, offline or after a new build, so no request was sent
 * signedOut the session ended, or another player has signed in since
 */
export type ApiError =
  | { readonly kind: 'timeout' }
  | { readonly kind: 'fetch' }
  | { readonly kind: 'parse'; readonly status: number }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly reason?: Reason;
      /** The code in the envelope; absent if the answer had no envelope. */
      readonly code?: number;
      /** The server's message, if it is for the player and in their language. */
      readonly message?: string;
      readonly detail?: RefusalDetail;
      /** Retry-After in milliseconds. */
      readonly retryAfterMs?: number;
    }
  | { readonly kind: 'server'; readonly status: number; readonly message?: string }
  | { readonly kind: 'notStored' }
  | { readonly kind: 'notSent' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'notLoaded' }
  | { readonly kind: 'signedOut' };

/** Statuses of an upstream that has no such row. */
export const LACKS_ROW: ReadonlySet<number> = new Set([404, 405, 501]);

const REQUEST_TIMEOUT = 408;
/** Status of a call that was refused at the door, and whose session could not be renewed because no answer came. */
export const NO_ANSWER = 504;
const TOO_MANY = 429;

/** Refusals before the call is examined: they decide this attempt, but nothing about an earlier one. */
const AT_THE_DOOR: ReadonlySet<Reason> = new Set<Reason>(['unauthorised', 'forbidden', 'tooManyRequests']);

/** Reasons that leave the outcome open: the call is still running, or the server failed. */
const OPEN: ReadonlySet<Reason> = new Set<Reason>(['keyRunning', 'serverError', 'notImplemented']);

/** A transport failure rather than an answer: worth another attempt where the contract allows one. */
export function isFault(error: ApiError): boolean {
  if (error.kind !== 'refused') return error.kind !== 'signedOut';
  return error.status === REQUEST_TIMEOUT || error.status === TOO_MANY || error.reason === 'keyRunning';
}

/** Refused before it was examined: nothing was done and no attempt was counted. */
export function isAtTheDoor(error: ApiError): boolean {
  return error.kind === 'refused' && error.reason !== undefined && AT_THE_DOOR.has(error.reason);
}

/**
 * The server decided against this attempt: every reason that is given after the key was looked up. An unknown reason may come
 * from a proxy, after the commit.
 */
function isDecided(error: ApiError): boolean {
  return (
    error.kind === 'refused' && error.reason !== undefined && !AT_THE_DOOR.has(error.reason) && !OPEN.has(error.reason)
  );
}

/** The server's clock is past the deadline: it will not carry out any attempt of this call any more. */
export function isAfterDeadline(error: ApiError): boolean {
  return error.kind === 'refused' && error.reason === 'deadlinePassed';
}

/**
 * Whether this attempt may have been carried out after all: a cut 200, a 5xx after the commit, a broken connection and any 4xx
 * with an unknown reason leave it open.
 */
export function isOutcomeUnknown(error: ApiError): boolean {
  return error.kind !== 'signedOut' && !isDecided(error) && !isAtTheDoor(error);
}
