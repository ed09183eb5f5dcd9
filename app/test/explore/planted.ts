import { selectOwnCall } from '#app/api/money/money-slice.ts';
import { PRESS_RULES, type PressRules } from '#app/api/money/press-rules.ts';
import { findEntry } from '#cli/edge/core/find-entry.ts';
import { isDecided, type Decided, type KeyState } from '#cli/edge/core/key-state.ts';
import { replyTo, step, type KeyEvent, type Transition } from '#cli/edge/core/machine.ts';
import { heldBy, mayBeLost } from '#cli/edge/store/after-loss.ts';
import { SMALL, type Bounds, type Rules, type Setup } from './world.ts';

/** The rules of the app and of the edge, as they ship. */
export const SOUND: Rules = {
  press: PRESS_RULES,
  edge: { step, replyTo, findEntry },
  forgetsAtTheEnd: true,
  looksAgain: true,
  ownsEntries: true,
  storesAgain: { waiting: true, leaving: true },
  looksAtRefusals: true,
  watches: ['accepted', 'refused'],
  asksToTheEnd: true,
  takesUpWatch: true,
  keepsWatch: true,
  ownCallOf: (calls, row) => selectOwnCall({ money: calls } as never, row),
  saysNotSent: true,
  clocks: { order: (endings) => endings, page: (ms) => ms, edge: (ms) => ms },
  lost: { heldBy, mayBeLost },
};

/** The storage is cleared once, and the page may be loaded again. */
export const CLEARED: Bounds = { ...SMALL, deliveries: 1, crashes: 0, reloads: 1, clears: 1 };
/** The hop behind the edge repeats a request. */
export const HOP: Bounds = { ...SMALL, deliveries: 1, crashes: 0, hops: 1 };
/** And the edge crashes, or the page is loaded again. */
export const HOP_CRASH: Bounds = { ...HOP, crashes: 1 };
export const HOP_RELOAD: Bounds = { ...HOP, reloads: 1 };
/** Two forms that differ, in two tabs. */
export const FORMS: Bounds = { presses: 2, repeats: 0, deliveries: 1, reloads: 1, crashes: 0, hasTwoForms: true };
/** The clock of the device is set while two tabs press. */
export const CLOCKS: Bounds = { ...FORMS, reloads: 1, deviceClock: [-1, 1] };
export const EDGE_CLOCK: Bounds = { ...SMALL, deliveries: 1, isEdgeClockSet: true };
export const BOOKS: Bounds = { ...SMALL, deliveries: 1, crashes: 0, areBooksBehind: true };
/** The edge loses its store. */
export const LOST: Bounds = { ...SMALL, crashes: 0, losses: 1 };
const sound = (over: Partial<Rules>, setup: Setup, bounds: Bounds): Planted => ({
  setup,
  bounds,
  rules: { ...SOUND, ...over },
});

/** Both tabs press. */
const PAIR: Bounds = { presses: 2, repeats: 0, deliveries: 2, reloads: 0, crashes: 0 };

export interface Planted {
  readonly setup: Setup;
  /** Where the fault shows; its shortest path is the one within them. */
  readonly bounds: Bounds;
  readonly rules: Rules;
}

const page = (over: Partial<PressRules>, setup: Setup = 'edge'): Planted => ({
  setup,
  bounds: SMALL,
  rules: { ...SOUND, press: { ...PRESS_RULES, ...over } },
});
const byKey = (
  wrong: (...seen: Parameters<PressRules['lookByKey']>) => ReturnType<PressRules['lookByKey']> | undefined,
) => page({ lookByKey: (...seen) => wrong(...seen) ?? PRESS_RULES.lookByKey(...seen) });

/** A fault in the edge's machine: another step, or undefined to leave it. */
const edge = (fault: (state: KeyState, event: KeyEvent) => Transition | undefined): Planted => ({
  setup: 'edge',
  bounds: SMALL,
  rules: {
    ...SOUND,
    edge: { ...SOUND.edge, step: (state, event, times) => fault(state, event) ?? step(state, event, times) },
  },
});
const forwarded = (state: KeyState): Transition | undefined =>
  state.is === 'received'
    ? { state: { ...state, is: 'sent', sentMs: 1_000, isUnderWay: true, isUnknown: false }, effects: ['forward'] }
    : undefined;
const decided = (state: KeyState, is: Decided['is']): Transition | undefined =>
  state.is === 'sent'
    ? {
        state: {
          is,
          how: 'answer',
          answer: { status: 200, type: 'application/json', body: '{}' },
          digest: state.digest,
          deadline: state.deadline,
          storing: 'pending',
        },
        effects: ['decide'],
      }
    : undefined;

/** Faults that were planted, each of which the walk must find. */
export const PLANTED: Readonly<Record<string, Planted>> = {
  'page: an unanswered press counts as refused': page({
    afterAnswer: (answer, idempotency) =>
      answer === 'unknown' ? 'refuse' : PRESS_RULES.afterAnswer(answer, idempotency),
  }),
  'page: an unanswered press counts as accepted': page({
    afterAnswer: (answer, idempotency) =>
      answer === 'unknown' ? 'accept' : PRESS_RULES.afterAnswer(answer, idempotency),
  }),
  'page: nothing found counts before the deadline': byKey((state) => (state === 'none' ? 'never' : undefined)),
  'page: a running call counts as never received': byKey((state) => (state === 'running' ? 'never' : undefined)),
  'page: a kept refusal counts as accepted': byKey((state) => (state === 'refused' ? 'done' : undefined)),
  'page: a call that came too late is asked about forever': byKey((state) =>
    state === 'tooLate' ? 'open' : undefined,
  ),
  'page: what no one can find out is asked about forever': byKey((state) => (state === 'unknown' ? 'open' : undefined)),
  'page: what no one can find out counts as never received': byKey((state) =>
    state === 'unknown' ? 'never' : undefined,
  ),
  'page: another tab may press while one is open': {
    ...page({ claim: (seen) => PRESS_RULES.claim({ ...seen, isOpen: false }) }),
    bounds: PAIR,
  },
  'page: a press is sent though it could not be stored': page({
    claim: (seen) => (PRESS_RULES.claim(seen) === 'follow' ? 'follow' : 'send'),
  }),
  'page: the intent is removed as soon as it is being checked': {
    setup: 'edge',
    bounds: SMALL,
    rules: { ...SOUND, forgetsAtTheEnd: false },
  },
  'page, no keys: an empty list counts before the deadline': page(
    { lookByContent: (fitting, isPast) => (fitting === 0 ? 'never' : PRESS_RULES.lookByContent(fitting, isPast)) },
    'none',
  ),
  'page, no keys: a refusal of one delivery is not looked into': page(
    { afterAnswer: (answer) => (answer === 'accepted' ? 'accept' : 'refuse') },
    'copies',
  ),
  'page: a call whose storage was cleared is forgotten': sound(
    { storesAgain: { waiting: false, leaving: false } },
    'edge',
    CLEARED,
  ),
  'page, no keys: a call whose storage was cleared is forgotten when the page is left': sound(
    { storesAgain: { waiting: true, leaving: false } },
    'none',
    CLEARED,
  ),
  'page, two forms: what another tab has sent is shown as the outcome of this form': sound(
    { ownCallOf: (calls) => calls.at(-1) },
    'edge',
    FORMS,
  ),
  'page, two forms: a press that is not sent says nothing': sound({ saysNotSent: false }, 'none', FORMS),
  'page, clocks: endings are ordered by the wall clock, which was ahead': sound(
    { clocks: { ...SOUND.clocks, order: (endings, skew) => 1_000 + endings + 100 * skew } },
    'none',
    { ...CLOCKS, deviceClock: [1] },
  ),
  'page, clocks: endings are ordered by the wall clock, which was set back': sound(
    { clocks: { ...SOUND.clocks, order: (endings, skew) => 1_000 + endings + 100 * skew } },
    'none',
    { ...CLOCKS, deviceClock: [-1] },
  ),
  'page: what another tab has ended is not shown before a press is sent': {
    ...page({ isUnseen: () => false }, 'none'),
    bounds: CLOCKS,
  },
  'page, clocks: the deadline passes by the wall clock': sound(
    { clocks: { ...SOUND.clocks, page: (ms, skew) => ms + skew } },
    'none',
    { ...CLOCKS, deviceClock: [1] },
  ),
  'edge, clocks: its time goes back with the clock of the machine': sound(
    { clocks: { ...SOUND.clocks, edge: (ms, skew) => ms + skew } },
    'edge',
    EDGE_CLOCK,
  ),
  'page, no keys, clock of the books: an entry that looks older is left out': sound(
    { press: { ...PRESS_RULES, lookByContent: (fitting, isPast) => PRESS_RULES.lookByContent(fitting, isPast) } },
    'none',
    BOOKS,
  ),
  'edge, clock of the books: an entry that looks older is left out': sound(
    { edge: { ...SOUND.edge, findEntry: ({ entries }, ...rest) => findEntry({ entries }, ...rest) } },
    'edge',
    BOOKS,
  ),
  'edge, lost store: it is taken for a new one': sound({ lost: { heldBy: () => undefined, mayBeLost } }, 'edge', LOST),
  'edge, lost store: a key that is not there counts as never received': sound(
    { lost: { heldBy, mayBeLost: () => false } },
    'edge',
    LOST,
  ),
  'edge: twins of an accepted call are not looked for': sound({ watches: ['refused'] }, 'hop', HOP),
  'edge: twins of a refused call are not looked for': sound({ watches: ['accepted'] }, 'hop', HOP),
  'page: its last question about twins comes before the last look of the edge': sound(
    { asksToTheEnd: false },
    'hop',
    HOP,
  ),
  'edge: twins are not looked for any more after a crash': sound({ takesUpWatch: false }, 'hop', HOP_CRASH),
  'page: twins are not looked for any more after a reload': sound({ keepsWatch: false }, 'hop', HOP_RELOAD),
  'page, no keys: twins are not looked for again after another press': {
    setup: 'copies',
    bounds: PAIR,
    rules: { ...SOUND, looksAgain: false },
  },
  'edge: a key that the store knows is forwarded': edge((state, { on }) =>
    on === 'found' && state.is === 'received' ? forwarded(state) : undefined,
  ),
  'edge: a key is forwarded although its record could not be written': edge((state, { on }) =>
    on === 'notStored' ? forwarded(state) : undefined,
  ),
  'edge: a repeat is forwarded while the first is under way': edge((state, { on }) =>
    on === 'delivery' && state.is === 'sent' ? { state, effects: ['forward'] } : undefined,
  ),
  'edge: a lost answer is forwarded again': edge((state, { on }) =>
    on === 'failed' && state.is === 'sent' ? { state, effects: ['forward'] } : undefined,
  ),
  'edge: the deadline is not looked at': edge((state, { on }) => (on === 'stored' ? forwarded(state) : undefined)),
  'edge: an absent entry counts before the call has settled': edge((state, event) =>
    event.on === 'listsRead' && event.finding === 'absent' ? decided(state, 'refused') : undefined,
  ),
  'edge: a 502 counts as refused': edge((state, event) =>
    event.on === 'answered' && event.verdict === 'unclear' ? decided(state, 'refused') : undefined,
  ),
  'edge: a lost answer counts as accepted': edge((state, { on }) =>
    on === 'failed' ? decided(state, 'accepted') : undefined,
  ),
  'edge: the lists are not believed': edge((state, { on }) =>
    on === 'listsRead' ? { state, effects: [] } : undefined,
  ),
  'edge: a pending outcome is lost when another is stored': edge((state, { on }) =>
    on === 'decisionStored' && isDecided(state) ? { state: { ...state, storing: 'pending' }, effects: [] } : undefined,
  ),
  'edge: the entry of another press is taken': {
    setup: 'edge',
    bounds: { ...PAIR, deliveries: 1 },
    rules: {
      ...SOUND,
      ownsEntries: false,
      edge: { ...SOUND.edge, findEntry: (entries, own, _rivals, settleMs) => findEntry(entries, own, [], settleMs) },
    },
  },
};
