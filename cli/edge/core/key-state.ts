/** The answer to every delivery of a key. */
export interface StoredAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/**
 * How an outcome was found.
 * answer       the upstream answered
 * lists        the answer was lost; the lists have the entry
 * absent       the answer was lost; the lists, read when nothing could arrive any more, lack it
 * late         arrived after its deadline, and was not forwarded
 * unreachable  no connection to the upstream was made
 */
export type How = 'answer' | 'lists' | 'absent' | 'late' | 'unreachable';

/**
 * What is known of a key.
 * never     not received
 * received  the first delivery is being stored; nothing was sent
 * sent      stored, and forwarded or about to be: it is never forwarded again
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
  /** Arrived after its deadline: the record being written says refused. */
  readonly isLate: boolean;
}

export interface Sent extends Request {
  readonly is: 'sent';
  readonly sentMs: number;
  /** This process waits for the upstream's answer. */
  readonly isUnderWay: boolean;
  /** Outcome unknown: the lists, read when nothing could arrive any more, do not decide. */
  readonly isUnknown: boolean;
}

export interface Decided extends Request {
  readonly is: 'accepted' | 'refused';
  readonly how: How;
  readonly answer: StoredAnswer;
  /** Whether the outcome is stored; `failed`: the store is broken, and only memory has it. */
  readonly storing: 'pending' | 'done' | 'failed';
}

export const NEVER: Never = { is: 'never' };

export const isDecided = (state: KeyState): state is Decided => state.is === 'accepted' || state.is === 'refused';
