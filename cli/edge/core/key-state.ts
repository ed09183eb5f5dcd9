/** The answer that a key has for every delivery. */
export interface StoredAnswer {
  readonly status: number;
  /** Content type. */
  readonly type: string;
  readonly body: string;
}

/**
 * How an outcome was found.
 * answer       the upstream answered
 * lists        the answer was lost; the upstream's lists have the entry
 * absent       the answer was lost; the lists, read when nothing could arrive any more, do not have it
 * late         it came after its deadline and was not forwarded
 * unreachable  no connection to the upstream was made: nothing left this machine
 */
export type How = 'answer' | 'lists' | 'absent' | 'late' | 'unreachable';

/**
 * What is known of a key.
 * never     no delivery was received
 * received  the first delivery is being written to the store; nothing has left
 * sent      written, and forwarded or about to be: from here on it is never forwarded again
 * accepted  final
 * refused   final
 */
export type KeyState = Never | Received | Sent | Decided;

export interface Never {
  readonly is: 'never';
}

interface Request {
  readonly digest: string;
  readonly deadline: number;
}

export interface Received extends Request {
  readonly is: 'received';
  /** It came after its deadline: the record that is being written says refused. */
  readonly isLate: boolean;
}

export interface Sent extends Request {
  readonly is: 'sent';
  readonly sentMs: number;
  /** The upstream's answer is being waited for in this process. */
  readonly isUnderWay: boolean;
  /** The lists, read when nothing could arrive any more, do not say whether it was carried out. Its outcome is unknown. */
  readonly isUnknown: boolean;
}

export interface Decided extends Request {
  readonly is: 'accepted' | 'refused';
  readonly how: How;
  readonly answer: StoredAnswer;
  /** Whether the outcome is in the store; `failed`: the store is out of order, and the outcome is only in memory. */
  readonly storing: 'pending' | 'done' | 'failed';
}

export const NEVER: Never = { is: 'never' };

export const isDecided = (state: KeyState): state is Decided => state.is === 'accepted' || state.is === 'refused';
