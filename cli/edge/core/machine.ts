import { isDecided, NEVER, type Decided, type KeyState, type Sent, type StoredAnswer } from './key-state.ts';
import { lateAnswer, absentAnswer, unreachableAnswer } from './edge-answers.ts';

/** The meaning of the upstream's answer. `unclear`: it may have been carried out. */
export type Verdict = 'accepted' | 'refused' | 'unclear';

/**
 * What the lists say about a key.
 * here       they have its entry
 * absent     no entry can be this key's
 * ambiguous  several entries look alike, or the lists cannot be understood
 */
export type Finding = 'here' | 'absent' | 'ambiguous';

export type KeyEvent =
  | { readonly on: 'delivery'; readonly digest: string; readonly deadline: number; readonly now: number }
  /** The first delivery is stored durably. */
  | { readonly on: 'stored'; readonly now: number }
  | { readonly on: 'notStored' }
  /** The store had a record of this key, from another process or before a restart. */
  | { readonly on: 'found'; readonly state: KeyState }
  | { readonly on: 'answered'; readonly verdict: Verdict; readonly answer: StoredAnswer }
  /** There is no answer. `hasLeft` is false only if no connection was made. */
  | { readonly on: 'failed'; readonly hasLeft: boolean }
  /** The lists were read from `startedMs` on; `answer` is the lost answer, made from the entry. */
  | { readonly on: 'listsRead'; readonly startedMs: number; readonly finding: Finding; readonly answer?: StoredAnswer }
  | { readonly on: 'decisionStored' }
  | { readonly on: 'decisionNotStored' };

/**
 * claim      store the first delivery durably, unless the store has the key
 * forward    send the request to the upstream, at most once per key
 * decide     store the outcome durably, unless the record has one
 * reconcile  read the lists, now and again until there is an outcome
 */
export type Effect = 'claim' | 'forward' | 'decide' | 'reconcile';

export interface Transition {
  readonly state: KeyState;
  readonly effects: readonly Effect[];
}

export interface Times {
  /** After this time since the forward, a missing entry will not appear any more. */
  readonly settleMs: number;
}

/**
 * When a missing entry will not appear any more: after the deadline by half the settling time, so that the press, not its last
 * repeat, decides how long the player waits.
 */
export const settledAt = ({ sentMs, deadline }: Pick<Sent, 'sentMs' | 'deadline'>, { settleMs }: Times): number =>
  Math.max(deadline, Math.min(sentMs + settleMs, deadline + settleMs / 2));

/** One event in the life of a key, pure: no clock, no store. All decisions of the edge about money are made here. */
export function step(state: KeyState, event: KeyEvent, times: Times): Transition {
  switch (event.on) {
    case 'delivery':
      return state.is === 'never' ? receive(event) : same(state);
    case 'stored':
      return state.is === 'received' ? stored(state, event.now) : same(state);
    case 'notStored':
      return state.is === 'received' ? same(NEVER) : same(state);
    case 'found':
      return found(state, event.state);
    case 'answered':
      return state.is === 'sent' && state.isUnderWay ? answered(state, event) : same(state);
    case 'failed':
      return state.is === 'sent' && state.isUnderWay ? failed(state, event.hasLeft) : same(state);
    case 'listsRead':
      return state.is === 'sent' ? listsRead(state, event, times) : same(state);
    case 'decisionStored':
      return isDecided(state) ? same({ ...state, storing: 'done' }) : same(state);
    case 'decisionNotStored':
      return isDecided(state) ? same({ ...state, storing: 'failed' }) : same(state);
  }
}

const same = (state: KeyState): Transition => ({ state, effects: [] });

type Of<On extends KeyEvent['on']> = Extract<KeyEvent, { on: On }>;

function receive({ digest, deadline, now }: Of<'delivery'>): Transition {
  return { state: { is: 'received', digest, deadline, isLate: now >= deadline }, effects: ['claim'] };
}

function stored({ digest, deadline, isLate }: Extract<KeyState, { is: 'received' }>, now: number): Transition {
  if (isLate) {
    return same({ is: 'refused', how: 'late', answer: lateAnswer(deadline), storing: 'done', digest, deadline });
  }
  // Storing took time. A look-up at or after the deadline may have said "never received", which must stay true.
  if (now >= deadline) return decide({ digest, deadline }, 'refused', 'late', lateAnswer(deadline));
  const state: Sent = { is: 'sent', digest, deadline, sentMs: now, isUnderWay: true, isUnknown: false };
  return { state, effects: ['forward'] };
}

/** The stored record overrides this process. A key that was found is never forwarded. */
function found(state: KeyState, record: KeyState): Transition {
  if (isDecided(record)) return same(record);
  // Another key has taken the entry meant for this one.
  const isTaken = record.is === 'sent' && isDecided(state) && state.storing === 'pending' && state.how === 'lists';
  if (isTaken) return { state: record, effects: ['reconcile'] };
  if (record.is !== 'sent' || isDecided(state) || (state.is === 'sent' && state.isUnderWay)) return same(state);
  return { state: record, effects: ['reconcile'] };
}

function answered(state: Sent, { verdict, answer }: Of<'answered'>): Transition {
  if (verdict === 'unclear') return failed(state, true);
  return decide(state, verdict, 'answer', answer);
}

function failed(state: Sent, hasLeft: boolean): Transition {
  if (!hasLeft) return decide(state, 'refused', 'unreachable', unreachableAnswer());
  return { state: { ...state, isUnderWay: false }, effects: ['reconcile'] };
}

function listsRead(state: Sent, { startedMs, finding, answer }: Of<'listsRead'>, times: Times): Transition {
  if (finding === 'here' && answer !== undefined) return decide(state, 'accepted', 'lists', answer);
  const canStillCome = state.isUnderWay || startedMs < settledAt(state, times);
  if (canStillCome) return same(state);
  if (finding === 'absent') return decide(state, 'refused', 'absent', absentAnswer());
  return same({ ...state, isUnknown: true });
}

function decide(
  { digest, deadline }: { digest: string; deadline: number },
  is: Decided['is'],
  how: Decided['how'],
  answer: StoredAnswer,
): Transition {
  return { state: { is, how, answer, storing: 'pending', digest, deadline }, effects: ['decide'] };
}

/**
 * The answer to a delivery.
 * wait       nothing certain yet
 * answer     the key's own answer
 * keyReused  the key belongs to another request
 * tryAgain   the store is broken; nothing was forwarded
 * unknown    it may have been carried out; the lists do not decide
 */
export type Reply = 'wait' | 'answer' | 'keyReused' | 'tryAgain' | 'unknown';

/** @param digest of the delivery's request */
export function replyTo(state: KeyState, digest: string): Reply {
  if (state.is === 'never') return 'tryAgain';
  if (state.digest !== digest) return 'keyReused';
  if (isDecided(state)) return state.storing === 'pending' ? 'wait' : 'answer';
  return state.is === 'sent' && state.isUnknown ? 'unknown' : 'wait';
}
