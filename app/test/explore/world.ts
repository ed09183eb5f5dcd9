import type { MoneyCall } from '#app/api/money/money-slice.ts';
import type { MoneyRowName } from '#app/api/money/money-row-names.ts';
import type { PressRules } from '#app/api/money/press-rules.ts';
import type { findEntry } from '#cli/edge/core/find-entry.ts';
import { NEVER, type KeyState } from '#cli/edge/core/key-state.ts';
import type { Verdict, replyTo, step } from '#cli/edge/core/machine.ts';
import type { heldBy, mayBeLost } from '#cli/edge/store/after-loss.ts';

/** The decisions that are walked, as they ship; a planted fault replaces one. */
export interface Rules {
  readonly press: PressRules;
  readonly edge: { readonly step: typeof step; readonly replyTo: typeof replyTo; readonly findEntry: typeof findEntry };
  /** The intent stays stored until the outcome is certain. */
  readonly forgetsAtTheEnd: boolean;
  /** Twins are looked for once more when another press was open at the last look. */
  readonly looksAgain: boolean;
  /** The store gives each entry of the upstream to one key at most. */
  readonly ownsEntries: boolean;
  /** A tab stores its call again if the storage was cleared: while it waits, and when its page is left. */
  readonly storesAgain: { readonly waiting: boolean; readonly leaving: boolean };
  /** The edge looks into the lists before it believes a refusal. */
  readonly looksAtRefusals: boolean;
  /** Twins of a call behind the edge are looked for, by its outcome. */
  readonly watches: readonly ('accepted' | 'refused')[];
  /** Which call the form of a tab shows. */
  readonly ownCallOf: (calls: readonly MoneyCall[], row: MoneyRowName) => MoneyCall | undefined;
  /** A press that was not sent says so. */
  readonly saysNotSent: boolean;
  readonly clocks: Clocks;
  /** What the edge does when its store was lost. */
  readonly lost: { readonly heldBy: typeof heldBy; readonly mayBeLost: typeof mayBeLost };
}

/** Which time a decision goes by. `skew`: by how much the clock of the device or of the edge's machine was set. */
export interface Clocks {
  /** Where an ending is in the order of endings, and which of them a page that is opened now has read. */
  readonly order: (endings: number, skew: number) => number;
  /** The page's time, for deadlines. */
  readonly page: (ms: number, skew: number) => number;
  readonly edge: (ms: number, skew: number) => number;
}
/** Two hours. */
export const SKEW_MS = 7_200_000;
export type Skew = -1 | 0 | 1;

/**
 * edge    a brand with keys, and `slipway edge` before an upstream without
 * hop     the same, and a hop behind the edge repeats requests: such doubles cannot be prevented, only reported
 * none    a brand without keys, straight at that upstream; the network delivers once
 * copies  the same, but the browser delivers up to three times: doubles cannot be prevented, only reported
 */
export type Setup = 'edge' | 'hop' | 'none' | 'copies';
export const hasEdge = (setup: Setup): boolean => setup === 'edge' || setup === 'hop';

/**
 * early    before the deadline of a press with keys, 30 s after it
 * late     after it
 * settled  60 s after the press: nothing of a call is on its way, and the lists show everything. The deadline without keys
 * overdue  ten minutes after all deadlines
 */
export type Phase = 'early' | 'late' | 'settled' | 'overdue';
export const CLOCK: Readonly<Record<Phase, number>> = { early: 1_000, late: 31_000, settled: 61_000, overdue: 700_000 };
export const SETTLE = { settleMs: 60_000 };
export const deadlineOf = (setup: Setup): number => (hasEdge(setup) ? CLOCK.late : CLOCK.settled);

export type Shown = '' | 'accepted' | 'refused' | 'never' | 'unknown' | 'notStored' | 'notSent' | 'dropped';

/** A tab and the press that it shows. */
export interface Tab {
  readonly phase: 'idle' | 'sending' | 'polling' | 'following' | 'ended';
  /** Which press, by its number; that of another tab after a reload or while it follows. */
  readonly press: number;
  readonly shown: Shown;
  readonly attempts: number;
  /** The answer to its request, sent by the server and not received yet. */
  readonly answer: '' | 'accepted' | 'refused' | 'busy';
  /** The answer to a poll, not received yet: the state of the key, or how many entries of the lists could be this press. */
  readonly look: '' | 'done' | 'refused' | 'tooLate' | 'running' | 'none' | 'unknown' | 'doubtful' | 0 | 1 | 2;
  /** In which phase the poll was sent: it may be received in a later one. */
  readonly looked: Phase;
  /** Whether it looks for twins of what was accepted: the browser may have delivered it more than once. */
  readonly twins: '' | 'looking' | 'none' | 'reported';
  /** What its own form was answered with, when its press was not sent. */
  readonly form: '' | 'notSent' | 'nothing' | 'repeated' | 'unread';
  /** The place in the order of endings when this page was opened, and whether the other tab's had ended by then. */
  readonly openedAfter: number;
  readonly hasRead: boolean;
}

/** The edge's work on one key: in memory, and in its store. */
export interface EdgeKey {
  readonly memory: KeyState;
  readonly store: KeyState;
  readonly isClaiming: boolean;
  readonly isDeciding: boolean;
  readonly isWaiting: boolean;
  /** A delivery waits for the outcome. */
  readonly isAsked: boolean;
  readonly forwards: number;
  /** The upstream's answer on its way to the edge. */
  readonly answer: Verdict | '';
  /** A reading of the lists that has begun: when, and how many entries of each press it saw. */
  readonly reading: { readonly phase: Phase; readonly seen: readonly [number, number] } | undefined;
  /** The entry that the outcome in memory names, and the one in the store. */
  readonly entry: string;
  readonly storedEntry: string;
}

/** One press, on the wire and at the upstream. */
export interface Press {
  readonly isPressed: boolean;
  readonly isStored: boolean;
  /** The last thing that a player was shown of it. */
  readonly ending: Shown;
  readonly inFlight: number;
  readonly deliveries: number;
  /** Requests between the edge and the upstream. */
  readonly forwarded: number;
  /** How often the hop behind the edge has repeated it. */
  readonly hops: number;
  readonly booked: number;
  readonly listed: number;
  /** Entries that the page has given to a press. */
  readonly taken: number;
  /** Where its ending stands among all, and which tab has ended it. */
  readonly order: number;
  readonly endedBy: number;
  readonly edge: EdgeKey;
}

/** How often each thing may happen. */
export interface Bounds {
  /** Tabs that press. */
  readonly presses: 1 | 2;
  /** Of one press, by the page. */
  readonly repeats: number;
  /** Of one press, by the page and the browser. */
  readonly deliveries: number;
  /** Of tabs. */
  readonly reloads: number;
  /** Of the edge. */
  readonly crashes: number;
  /** Of one press, by the hop behind the edge. */
  readonly hops?: number;
  /** Of the storage. */
  readonly clears?: number;
  /** The tabs' forms differ, so the entries of their presses do not look alike. */
  readonly hasTwoForms?: boolean;
  /** How the clock of the device may be set, and back. */
  readonly deviceClock?: readonly Skew[];
  /** The clock of the edge's machine may be set back once. */
  readonly isEdgeClockSet?: boolean;
  /** The books are behind `date`: entries look older than their presses. */
  readonly areBooksBehind?: boolean;
  /** Of the edge's store. */
  readonly losses?: number;
}
/** Enough for most faults, and small enough to see every state within a second or two. */
export const SMALL: Bounds = { presses: 1, repeats: 0, deliveries: 2, reloads: 0, crashes: 1 };
export const FULL: Bounds = { presses: 2, repeats: 2, deliveries: 3, reloads: 2, crashes: 2 };

export interface World {
  readonly setup: Setup;
  readonly bounds: Bounds;
  readonly phase: Phase;
  readonly tabs: readonly [Tab, Tab];
  readonly presses: readonly [Press, Press];
  readonly reloads: number;
  readonly crashes: number;
  readonly clears: number;
  /** When the edge's store was lost; -1 if it was not. */
  readonly lostMs: number;
  readonly endings: number;
  readonly skew: Skew;
  readonly skews: number;
  readonly edgeSkew: Skew;
  readonly isStorageFull: boolean;
  /** A tab has informed the player of a double. */
  readonly isReported: boolean;
}

export interface Move {
  readonly name: string;
  readonly to: World;
}
export type Add = (name: string, to: World) => void;
export type At = 0 | 1;
export const BOTH = [0, 1] as const;

export const IDLE: Tab = {
  phase: 'idle',
  press: -1,
  shown: '',
  attempts: 0,
  answer: '',
  look: '',
  looked: 'early',
  twins: '',
  form: '',
  openedAfter: 0,
  hasRead: false,
};
export const NO_MEMORY = {
  memory: NEVER,
  isClaiming: false,
  isDeciding: false,
  isWaiting: false,
  isAsked: false,
  answer: '',
  reading: undefined,
  entry: '',
} as const;
const UNUSED: Press = {
  isPressed: false,
  isStored: false,
  ending: '',
  inFlight: 0,
  deliveries: 0,
  forwarded: 0,
  hops: 0,
  booked: 0,
  listed: 0,
  taken: 0,
  order: 0,
  endedBy: -1,
  edge: { ...NO_MEMORY, store: NEVER, forwards: 0, storedEntry: '' },
};

export const startOf = (setup: Setup, bounds: Bounds): World => ({
  setup,
  bounds,
  phase: 'early',
  tabs: [IDLE, IDLE],
  presses: [UNUSED, UNUSED],
  reloads: 0,
  crashes: 0,
  clears: 0,
  lostMs: -1,
  endings: 0,
  skew: 0,
  skews: 0,
  edgeSkew: 0,
  isStorageFull: false,
  isReported: false,
});

export const withTab = (world: World, at: number, over: Partial<Tab>): World => {
  const [first, second] = world.tabs;
  return { ...world, tabs: at === 0 ? [{ ...first, ...over }, second] : [first, { ...second, ...over }] };
};
export const withPress = (world: World, at: number, over: Partial<Press>): World => {
  const [first, second] = world.presses;
  return { ...world, presses: at === 0 ? [{ ...first, ...over }, second] : [first, { ...second, ...over }] };
};
export const withEdge = (world: World, at: At, over: Partial<EdgeKey>): World =>
  withPress(world, at, { edge: { ...world.presses[at].edge, ...over } });
