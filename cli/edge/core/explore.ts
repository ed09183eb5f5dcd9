import { isDecided, NEVER, type KeyState, type StoredAnswer } from './key-state.ts';
import { replyTo, step, type Effect, type KeyEvent, type Reply, type Transition, type Times } from './machine.ts';

/** The functions under test; a planted fault replaces one. */
export interface Machine {
  readonly step: (state: KeyState, event: KeyEvent, times: Times) => Transition;
  readonly replyTo: (state: KeyState, digest: string) => Reply;
}
export const MACHINE: Machine = { step, replyTo };

/** Before the deadline; after it; and settled, when nothing is under way any more and the lists are complete. */
const CLOCK = { early: 1_000, late: 31_000, settled: 61_000 } as const;
type Phase = keyof typeof CLOCK;
const NEXT: Readonly<Record<Phase, Phase | undefined>> = { early: 'late', late: 'settled', settled: undefined };
const TIMES: Times = { settleMs: 60_000 };
const DEADLINE = 31_000;
const DELIVERIES = 3;
const CRASHES = 2;

const answerOf = (status: number): StoredAnswer => ({ status, type: 'application/json', body: '{}' });
const ANSWERS = { accepted: answerOf(200), refused: answerOf(400), unclear: answerOf(502) } as const;
type Verdict = keyof typeof ANSWERS;

interface Model {
  readonly phase: Phase;
  readonly deliveries: number;
  readonly crashes: number;
  readonly edge: KeyState;
  readonly store: KeyState;
  readonly isClaiming: boolean;
  readonly isDeciding: boolean;
  /** A running reading of the lists: the phase in which it began, and whether it saw the entry. */
  readonly reading: { readonly phase: Phase; readonly isHere: boolean } | undefined;
  readonly forwards: number;
  /** Requests on their way to the upstream. */
  readonly toUpstream: number;
  /** The answer on its way to the waiting process. */
  readonly toEdge: Verdict | undefined;
  readonly isWaiting: boolean;
  readonly booked: number;
  readonly isListed: boolean;
  readonly answered: 'nothing' | 'accepted' | 'refused';
  readonly isSaidNever: boolean;
}

const START: Model = {
  phase: 'early',
  deliveries: 0,
  crashes: 0,
  edge: NEVER,
  store: NEVER,
  isClaiming: false,
  isDeciding: false,
  reading: undefined,
  forwards: 0,
  toUpstream: 0,
  toEdge: undefined,
  isWaiting: false,
  booked: 0,
  isListed: false,
  answered: 'nothing',
  isSaidNever: false,
};

type Move = readonly [name: string, model: Model];

function carryOut(model: Model, { state, effects }: Transition): Model {
  let next: Model = { ...model, edge: state };
  for (const effect of effects) next = { ...next, ...DO[effect](next) };
  return next;
}
const DO: Readonly<Record<Effect, (model: Model) => Partial<Model>>> = {
  claim: () => ({ isClaiming: true }),
  forward: ({ forwards, toUpstream }) => ({ forwards: forwards + 1, toUpstream: toUpstream + 1, isWaiting: true }),
  decide: () => ({ isDeciding: true }),
  reconcile: () => ({}),
};

/** Answers the player if the state allows an answer. */
function reply(model: Model, machine: Machine): Model {
  const { edge } = model;
  if (edge.is === 'never' || machine.replyTo(edge, 'd') !== 'answer' || !isDecided(edge)) return model;
  return { ...model, answered: edge.is };
}

function movesOf(model: Model, machine: Machine): Move[] {
  const moves: Move[] = [];
  const { phase, edge, store } = model;
  const now = CLOCK[phase];
  const take = (name: string, event: KeyEvent, changes: Partial<Model> = {}) => {
    const changed = { ...model, ...changes };
    moves.push([name, reply(carryOut(changed, machine.step(changed.edge, event, TIMES)), machine)]);
  };
  if (model.deliveries < DELIVERIES)
    take(
      `delivery ${model.deliveries + 1}, ${phase}`,
      { on: 'delivery', digest: 'd', deadline: DEADLINE, now },
      { deliveries: model.deliveries + 1 },
    );
  if (model.isClaiming && edge.is === 'received') {
    const record: KeyState = edge.isLate
      ? { is: 'refused', how: 'late', answer: answerOf(410), digest: 'd', deadline: DEADLINE, storing: 'done' }
      : { is: 'sent', digest: 'd', deadline: DEADLINE, sentMs: CLOCK.early, isUnderWay: false, isUnknown: false };
    const done = { isClaiming: false };
    if (store.is === 'never') {
      take('the record is stored', { on: 'stored', now }, { ...done, store: record });
      take('the store fails, but has the record', { on: 'notStored' }, { ...done, store: record });
    } else take('the store has a record', { on: 'found', state: store }, done);
    take('the store fails', { on: 'notStored' }, done);
  }
  if (model.isDeciding && isDecided(edge)) {
    const done = { isDeciding: false };
    if (isDecided(store)) take('the store has an outcome', { on: 'found', state: store }, done);
    else take('the outcome is stored', { on: 'decisionStored' }, { ...done, store: { ...edge, storing: 'done' } });
    take('the outcome is not stored', { on: 'decisionNotStored' }, done);
  }
  moves.push(...upstreamMoves(model));
  if (model.isWaiting) {
    const { toEdge } = model;
    const over = { toEdge: undefined, isWaiting: false };
    if (toEdge !== undefined)
      take(`the answer arrives: ${toEdge}`, { on: 'answered', verdict: toEdge, answer: ANSWERS[toEdge] }, over);
    take('the answer is lost', { on: 'failed', hasLeft: true }, over);
  }
  if (edge.is === 'sent' && model.reading === undefined)
    moves.push([`the lists are read, ${phase}`, { ...model, reading: { phase, isHere: model.isListed } }]);
  if (model.reading !== undefined) {
    const { phase: began, isHere } = model.reading;
    const finding = isHere ? ({ finding: 'here', answer: answerOf(200) } as const) : ({ finding: 'absent' } as const);
    take(
      `the lists say: ${finding.finding}`,
      { on: 'listsRead', startedMs: CLOCK[began], ...finding },
      { reading: undefined },
    );
  }
  if (edge.is === 'never') {
    if (store.is !== 'never') take('the player asks, the store has a record', { on: 'found', state: store });
    else if (now >= DEADLINE) moves.push(['the player asks: never received', { ...model, isSaidNever: true }]);
  }
  if (model.crashes < CRASHES) moves.push(['crash', afterCrash(model)]);
  const next = NEXT[phase];
  if (next === 'late') moves.push(['the deadline passes', { ...model, phase: next }]);
  // The promise of --settle: nothing is under way, and the lists are up to date.
  if (next === 'settled' && model.toUpstream === 0 && !model.isWaiting && model.isListed === model.booked > 0)
    moves.push(['the call settles', { ...model, phase: next }]);
  return moves;
}

function upstreamMoves(model: Model): Move[] {
  const moves: Move[] = [];
  if (model.toUpstream > 0) {
    const left = { ...model, toUpstream: model.toUpstream - 1 };
    const say = (toEdge: Verdict) => (model.isWaiting ? { toEdge } : {});
    moves.push(['the request is lost', left]);
    moves.push(['the upstream books it', { ...left, booked: left.booked + 1, ...say('accepted') }]);
    moves.push(['the upstream books it, a proxy answers 502', { ...left, booked: left.booked + 1, ...say('unclear') }]);
    moves.push(['the upstream refuses it', { ...left, ...say('refused') }]);
  }
  if (model.booked > 0 && !model.isListed) moves.push(['the lists show it', { ...model, isListed: true }]);
  return moves;
}

const afterCrash = (model: Model): Model => ({
  ...model,
  crashes: model.crashes + 1,
  edge: NEVER,
  isClaiming: false,
  isDeciding: false,
  reading: undefined,
  toEdge: undefined,
  isWaiting: false,
});

/** The violated invariant; undefined if all hold. */
function broken({ forwards, booked, answered, toUpstream, isSaidNever, phase }: Model): string | undefined {
  if (forwards > 1) return 'forwarded twice';
  if (booked > 1) return 'booked twice';
  if (answered === 'accepted' && booked === 0) return 'reported as accepted, and not booked';
  if (answered === 'refused' && booked > 0) return 'reported as refused, and booked';
  if (answered === 'refused' && toUpstream > 0) return 'reported as refused, and still on its way';
  if (isSaidNever && forwards > 0) return 'reported as never received, and forwarded';
  return phase === 'settled' && toUpstream > 0 ? 'on its way after the call settled' : undefined;
}

export interface Explored {
  readonly states: number;
  readonly problem?: string;
  readonly path?: readonly string[];
}

export function explore(machine: Machine): Explored {
  const first = JSON.stringify(START);
  const from = new Map<string, readonly [before: string, move: string] | undefined>([[first, undefined]]);
  const before = new Map<string, string[]>();
  const ends: string[] = [];
  const queue: [string, Model][] = [[first, START]];
  const pathTo = (id: string) => {
    const path: string[] = [];
    for (let step_ = from.get(id); step_ !== undefined; step_ = from.get(step_[0])) path.unshift(step_[1]);
    return path;
  };
  for (let at = 0; at < queue.length; at++) {
    const [id, model] = queue[at] ?? ['', START];
    const problem = broken(model);
    if (problem !== undefined) return { states: from.size, problem, path: pathTo(id) };
    if (isAtRest(model)) ends.push(id);
    for (const [name, next] of movesOf(model, machine)) {
      const key = JSON.stringify(next);
      const known = before.get(key);
      if (known === undefined) before.set(key, [id]);
      else known.push(id);
      if (from.has(key)) continue;
      from.set(key, [id, name]);
      queue.push([key, next]);
    }
  }
  const stuck = firstStuck(queue, ends, before);
  return stuck === undefined
    ? { states: from.size }
    : { states: from.size, problem: 'waits without end', path: pathTo(stuck) };
}

/** The player knows the outcome, or can ask for it. */
const isAtRest = ({ edge, store, phase, isClaiming }: Model) =>
  (isDecided(edge) && edge.storing !== 'pending') ||
  (edge.is === 'never' && (isDecided(store) || (store.is === 'never' && phase !== 'early' && !isClaiming)));

/** A state from which no state at rest can be reached. */
function firstStuck(
  queue: readonly [string, Model][],
  ends: readonly string[],
  before: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const good = new Set(ends);
  const open = [...ends];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const earlier of before.get(id) ?? []) {
      if (good.has(earlier)) continue;
      good.add(earlier);
      open.push(earlier);
    }
  }
  return queue.find(([id]) => !good.has(id))?.[0];
}
