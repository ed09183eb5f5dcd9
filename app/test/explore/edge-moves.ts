import { isDecided, NEVER, type KeyState, type StoredAnswer } from '#cli/edge/core/key-state.ts';
import type { KeyEvent, Verdict } from '#cli/edge/core/machine.ts';
import {
  BOTH,
  CLOCK,
  deadlineOf,
  NO_MEMORY,
  SETTLE,
  SKEW_MS,
  withEdge,
  withPress,
  withTab,
  type Add,
  type At,
  type EdgeKey,
  type Press,
  type Rules,
  type Tab,
  type World,
} from './world.ts';

const DIGEST = 'd';
const answerOf = (status: number): StoredAnswer => ({ status, type: 'application/json', body: '{}' });
const ANSWERS = { accepted: answerOf(200), refused: answerOf(400), unclear: answerOf(502) } as const;

/** What the gateway does: `cli/edge/core/machine.ts`, carried out as gateway.ts does; and what its upstream and its store do. */
export function edgeMoves(world: World, rules: Rules, add: Add): void {
  for (const at of BOTH) {
    const { memory } = world.presses[at].edge;
    arrives(world, rules, at, add);
    answers(world, rules, at, add);
    claims(world, rules, at, add);
    decides(world, rules, at, add);
    upstream(world, at, add);
    hears(world, rules, at, add);
    if (memory.is === 'sent') reads(world, rules, at, add);
  }
  if (world.crashes < world.bounds.crashes && world.presses.some(({ edge }) => edge.memory.is !== 'never')) {
    const restarted = BOTH.reduce((to, at) => withEdge(to, at, NO_MEMORY), world);
    add('the edge crashes and starts', { ...restarted, crashes: world.crashes + 1 });
  }
  if (
    world.lostMs < 0 &&
    (world.bounds.losses ?? 0) > 0 &&
    world.presses.some(({ edge }) => edge.store.is !== 'never')
  ) {
    const lost = BOTH.reduce((to, at) => withEdge(to, at, { ...NO_MEMORY, store: NEVER, storedEntry: '' }), world);
    add('the store of the edge is lost, and it starts', { ...lost, lostMs: CLOCK[world.phase] });
  }
}

/** The time of the edge, by a clock that may have been set. */
const edgeNow = ({ phase, edgeSkew }: World, { clocks }: Rules): number =>
  clocks.edge(CLOCK[phase], edgeSkew * SKEW_MS);
const isHeld = (world: World, { lost }: Rules): boolean =>
  lost.heldBy(lostOf(world), Math.min(CLOCK[world.phase], deadlineOf(world.setup))) !== undefined;
/** When the store was lost; before all time where it was not. */
const lostOf = ({ lostMs }: World): number => (lostMs < 0 ? -Infinity : lostMs);

/** One event of a key, and its effects. */
function dispatch(world: World, { edge }: Rules, at: At, event: KeyEvent): World {
  const key = world.presses[at].edge;
  const { state, effects } = edge.step(key.memory, event, SETTLE);
  const over: Record<string, unknown> = { memory: state };
  let to = world;
  for (const effect of effects) {
    if (effect === 'claim') over['isClaiming'] = true;
    if (effect === 'decide') over['isDeciding'] = true;
    if (effect !== 'forward') continue;
    to = withPress(to, at, { forwarded: to.presses[at].forwarded + 1 });
    over['forwards'] = key.forwards + 1;
    over['isWaiting'] = true;
  }
  return withEdge(to, at, over);
}

const isHeard = (world: World, at: At): boolean => {
  const tab = world.tabs[at];
  return tab.phase === 'sending' && tab.press === at && tab.answer === '';
};
const say = (world: World, at: At, answer: Tab['answer']): World =>
  isHeard(world, at) ? withTab(world, at, { answer }) : world;

function arrives(world: World, rules: Rules, at: At, add: Add): void {
  const { inFlight } = world.presses[at];
  if (inFlight === 0) return;
  const left = withPress(world, at, { inFlight: inFlight - 1 });
  const event = {
    on: 'delivery',
    digest: DIGEST,
    deadline: deadlineOf(world.setup),
    now: edgeNow(world, rules),
  } as const;
  add(`press ${at + 1} arrives at the edge`, withEdge(dispatch(left, rules, at, event), at, { isAsked: true }));
}

/** The deliveries that wait are answered as the state allows, or asked to come again. */
function answers(world: World, { edge: { replyTo } }: Rules, at: At, add: Add): void {
  const { memory, isAsked } = world.presses[at].edge;
  if (!isAsked || !isHeard(world, at)) return;
  const reply = replyTo(memory, DIGEST);
  const answer = reply === 'answer' && isDecided(memory) ? memory.is : 'busy';
  add(`the edge answers press ${at + 1}: ${reply}`, say(withEdge(world, at, { isAsked: false }), at, answer));
}

function claims(world: World, rules: Rules, at: At, add: Add): void {
  const { isClaiming, memory, store } = world.presses[at].edge;
  if (!isClaiming || memory.is !== 'received') return;
  const done = withEdge(world, at, { isClaiming: false });
  const name = `the edge stores press ${at + 1}`;
  const now = edgeNow(world, rules);
  const record = recordOf(memory, CLOCK.early);
  if (store.is === 'never' && !isHeld(world, rules)) {
    const stored = withEdge(done, at, { store: record });
    add(name, dispatch(stored, rules, at, { on: 'stored', now }));
    add(`${name}, and its confirmation is lost`, dispatch(stored, rules, at, { on: 'notStored' }));
  } else if (store.is !== 'never')
    add(`${name}: it is there`, dispatch(done, rules, at, { on: 'found', state: store }));
  add(`${name}: it cannot`, dispatch(done, rules, at, { on: 'notStored' }));
}

function recordOf({ digest, deadline, isLate }: Extract<KeyState, { is: 'received' }>, sentMs: number): KeyState {
  return isLate
    ? { is: 'refused', how: 'late', answer: answerOf(410), digest, deadline, storing: 'done' }
    : { is: 'sent', digest, deadline, sentMs, isUnderWay: false, isUnknown: false };
}

function decides(world: World, rules: Rules, at: At, add: Add): void {
  const { isDeciding, memory, store, entry } = world.presses[at].edge;
  if (!isDeciding || !isDecided(memory)) return;
  const done = withEdge(world, at, { isDeciding: false });
  const name = `the edge stores the outcome of press ${at + 1}`;
  const other = world.presses[at === 0 ? 1 : 0].edge;
  const isTaken = rules.ownsEntries && entry !== '' && other.storedEntry === entry;
  if (isDecided(store)) add(`${name}: it is there`, dispatch(done, rules, at, { on: 'found', state: store }));
  else if (isTaken && memory.how === 'lists')
    add(`${name}: another has the entry`, dispatch(done, rules, at, { on: 'found', state: store }));
  else {
    const over = { store: { ...memory, storing: 'done' as const }, storedEntry: isTaken ? '' : entry };
    add(name, dispatch(withEdge(done, at, over), rules, at, { on: 'decisionStored' }));
  }
  add(`${name}: it cannot`, dispatch(done, rules, at, { on: 'decisionNotStored' }));
}

function upstream(world: World, at: At, add: Add): void {
  const { forwarded, hops, booked, edge } = world.presses[at];
  if (forwarded === 0) return;
  const tell = (answer: Verdict, over: Partial<Press> = {}): World => {
    const left = withPress(world, at, { forwarded: forwarded - 1, ...over });
    return edge.isWaiting ? withEdge(left, at, { answer }) : left;
  };
  const name = `the upstream takes press ${at + 1}`;
  add(`press ${at + 1} is lost behind the edge`, withPress(world, at, { forwarded: forwarded - 1 }));
  add(name, tell('accepted', { booked: booked + 1 }));
  add(`${name}, and a proxy answers 502`, tell('unclear', { booked: booked + 1 }));
  add(`the upstream refuses press ${at + 1}`, tell('refused'));
  if (hops < (world.bounds.hops ?? 0)) {
    const repeated = withPress(world, at, { forwarded: forwarded + 1, hops: hops + 1 });
    add(`the hop behind the edge repeats press ${at + 1}`, repeated);
  }
}

function hears(world: World, rules: Rules, at: At, add: Add): void {
  const { isWaiting, answer, forwards } = world.presses[at].edge;
  if (!isWaiting) return;
  const over = withEdge(world, at, { isWaiting: false, answer: '' });
  if (answer !== '') {
    const named = answer === 'accepted' ? withEdge(over, at, { entry: `${at}.${forwards}` }) : over;
    const seen = [world.presses[0].listed, world.presses[1].listed] as const;
    const isThere =
      answer === 'refused' &&
      rules.looksAtRefusals &&
      findingOf(world, rules, at, { phase: world.phase, seen }).event.finding === 'here';
    const event = isThere
      ? ({ on: 'failed', hasLeft: true } as const)
      : ({ on: 'answered', verdict: answer, answer: ANSWERS[answer] } as const);
    add(`the edge reads of press ${at + 1}: ${answer}`, dispatch(named, rules, at, event));
  }
  add(`the answer to press ${at + 1} is lost`, dispatch(over, rules, at, { on: 'failed', hasLeft: true }));
}

/** A reading takes time: what it saw is as of its begin. */
function reads(world: World, rules: Rules, at: At, add: Add): void {
  const { reading, memory } = world.presses[at].edge;
  if (reading === undefined) {
    const seen = [world.presses[0].listed, world.presses[1].listed] as const;
    const begun = withEdge(world, at, { reading: { phase: world.phase, seen } });
    if (memory.is === 'sent' && !memory.isUnderWay) add(`the edge reads the lists for press ${at + 1}`, begun);
    return;
  }
  const unreadable = { on: 'listsRead', startedMs: CLOCK[reading.phase], finding: 'ambiguous' } as const;
  const { event, entry } = findingOf(world, rules, at, reading);
  const done = withEdge(world, at, { reading: undefined });
  add(`the edge loses the lists for press ${at + 1}`, done);
  add(`the lists for press ${at + 1} cannot be read`, dispatch(done, rules, at, unreadable));
  const named = event.finding === 'here' ? withEdge(done, at, { entry }) : done;
  add(`the lists say of press ${at + 1}: ${event.finding}`, dispatch(named, rules, at, event));
}

/** What a reading says. Both presses are of the same content, so their entries look alike. */
export function findingOf(
  { presses, bounds }: World,
  { edge }: Rules,
  at: At,
  { phase, seen }: NonNullable<EdgeKey['reading']>,
) {
  const all = seen.flatMap((count, press) =>
    bounds.hasTwoForms === true && press !== at
      ? []
      : Array.from({ length: count }, (_, each) => ({ id: `${press}.${each + 1}`, receipt: undefined })),
  );
  const fitting = bounds.areBooksBehind === true ? { entries: [], older: all } : { entries: all };
  const own = { pressedAt: CLOCK.early, sentMs: CLOCK.early };
  const { store, storedEntry } = presses[at === 0 ? 1 : 0].edge;
  const rival = bounds.hasTwoForms === true ? false : isDecided(store) ? store.is === 'accepted' : store.is === 'sent';
  const rivals = rival
    ? [
        {
          ...own,
          is: isDecided(store) ? ('accepted' as const) : ('sent' as const),
          ...(isDecided(store) && { decidedMs: CLOCK.early }),
          ...(storedEntry !== '' && { entry: storedEntry }),
        },
      ]
    : [];
  const { finding, entry } = edge.findEntry(fitting, own, rivals, SETTLE.settleMs);
  const answer = finding === 'here' ? { answer: answerOf(200) } : {};
  const event = { on: 'listsRead', startedMs: CLOCK[phase], finding, ...answer } as const satisfies KeyEvent;
  return { event, entry: entry?.id ?? '' };
}

/** `getOutcome`: what is known in memory, else in the store; a record that is found is taken up. */
export function edgeOutcome(world: World, rules: Rules, at: At): { readonly to: World; readonly look: Tab['look'] } {
  const { memory, store } = world.presses[at].edge;
  const isFound = memory.is === 'never' && store.is !== 'never';
  const to = isFound ? dispatch(world, rules, at, { on: 'found', state: store }) : world;
  const state = to.presses[at].edge.memory;
  if (isDecided(state) && state.storing !== 'pending') {
    if (state.is === 'accepted') return { to, look: 'done' };
    return { to, look: state.how === 'answer' ? 'refused' : 'tooLate' };
  }
  if (state.is === 'never') {
    const [lost, now] = [lostOf(world), CLOCK[world.phase]];
    if (!rules.lost.mayBeLost(lost, now)) return { to, look: 'none' };
    return { to, look: rules.lost.heldBy(lost, now) === undefined ? 'unknown' : 'running' };
  }
  return { to, look: state.is === 'sent' && state.isUnknown ? 'unknown' : 'running' };
}
