import type { Idempotency } from '#contract/brand';

/**
 * Every decision about one press, as pure functions: claim-and-send.ts, poll.ts and reconcile.ts carry them out, and
 * `npm run qa -- explore` walks them through every order of answers, losses, crashes and deadlines.
 */
export interface PressRules {
  /** What a tab may do with a new press. */
  readonly claim: (seen: ClaimSeen) => 'send' | 'follow' | 'refuse';
  /** Whether what another tab has ended must be shown before a press is sent. */
  readonly isUnseen: (ending: EndingSeen) => boolean;
  /** What follows from the final answer of the attempts. */
  readonly afterAnswer: (answer: Answer, idempotency: Idempotency) => 'accept' | 'refuse' | 'lookOnce' | 'poll';
  /** What an upstream that knows keys says about one. */
  readonly lookByKey: (state: OutcomeState, isDeadlinePast: boolean, isOverdue: boolean) => Look;
  /** What a list says in which so many unclaimed entries fit. `isDoubtful`: one more might, or could not be seen. */
  readonly lookByContent: (fitting: number, isDeadlinePast: boolean, isDoubtful?: boolean) => Look;
  /** What a look says that was answered, but not with an outcome or a list of the contract. */
  readonly lookUnread: (isOverdue: boolean) => 'unknown' | 'open';
  /** What a tab that polls does after a look. */
  readonly afterLook: (look: Look, isStored: boolean) => 'end' | 'poll' | 'follow';
}

export interface ClaimSeen {
  /** An intent of the row is stored: its outcome is open in some tab. */
  readonly isOpen: boolean;
  /** Another tab ended one, and the player cannot have seen it here yet. */
  readonly hasUnseenEnding: boolean;
  /** Writes the intent. */
  readonly store: () => boolean;
}

/** The ending of a press as a tab sees it. Endings are counted, because no clock says which came first. */
export interface EndingSeen {
  readonly isOwn: boolean;
  readonly order: number;
  /** How many had ended when the page was opened. */
  readonly openedAfter: number;
  /** How many have by now. */
  readonly soFar: number;
  readonly isShown: boolean;
}

/**
 * `door`: refused before it was examined, as every delivery of it would be (not signed in, not allowed). `unknown` has the rest, 429
 * too: the answer may be that to a repeat by the browser, and the delivery before it may be accepted yet.
 */
export type Answer = 'accepted' | 'refused' | 'door' | 'unknown' | 'signedOut';
/** `unknown`: a gateway cannot say it, and it stays so until a person looks. */
export type OutcomeState = 'done' | 'refused' | 'tooLate' | 'running' | 'none' | 'unknown';
/** `unknown`: waiting longer would not help. `open`: nothing certain yet. */
export type Look = 'done' | 'refused' | 'never' | 'unknown' | 'open';

export const PRESS_RULES: PressRules = {
  claim: ({ isOpen, hasUnseenEnding, store }) => {
    if (isOpen || hasUnseenEnding) return 'follow';
    return store() ? 'send' : 'refuse';
  },
  // Fewer than when the page was opened: the storage was cleared since then, so all that is in it came later.
  isUnseen: ({ isOwn, order, openedAfter, soFar, isShown }) =>
    !isOwn && !isShown && order > (soFar < openedAfter ? 0 : openedAfter),
  afterAnswer: (answer, idempotency) => {
    if (answer === 'accepted') return 'accept';
    if (answer === 'unknown' || answer === 'signedOut') return 'poll';
    // The refusal may be the answer to a repeat by the browser, whose first delivery was accepted; a kept outcome is the same for all.
    return idempotency === 'none' || answer === 'door' ? 'lookOnce' : 'refuse';
  },
  lookByKey: (state, isDeadlinePast, isOverdue) => {
    if (state === 'done' || state === 'refused' || state === 'unknown') return state;
    // The call was fine, but it came too late and was not carried out.
    if (state === 'tooLate') return 'never';
    if (state === 'none' && isDeadlinePast) return 'never';
    return isOverdue ? 'unknown' : 'open';
  },
  lookByContent: (fitting, isDeadlinePast, isDoubtful = false) => {
    if (fitting === 0 && isDeadlinePast) return isDoubtful ? 'unknown' : 'never';
    if (fitting === 0) return 'open';
    return fitting === 1 || isDeadlinePast ? 'done' : 'open';
  },
  lookUnread: (isOverdue) => (isOverdue ? 'unknown' : 'open'),
  afterLook: (look, isStored) => {
    // Without locks two tabs may poll: the outcome that the first finds counts for both.
    if (!isStored) return 'follow';
    return look === 'open' ? 'poll' : 'end';
  },
};
