import { edgeMoves } from './edge-moves.ts';
import { pageMoves } from './page-moves.ts';
import {
  BOTH,
  hasEdge,
  withPress,
  withTab,
  type Add,
  type At,
  type Move,
  type Rules,
  type Tab,
  type World,
} from './world.ts';

/** Everything that can happen next. */
export function movesOf(world: World, rules: Rules): readonly Move[] {
  const moves: Move[] = [];
  const add: Add = (name, to) => void moves.push({ name, to });
  time(world, add);
  pageMoves(world, rules, add);
  for (const at of BOTH) network(world, at, add);
  if (hasEdge(world.setup)) edgeMoves(world, rules, add);
  else for (const at of BOTH) straight(world, at, add);
  return moves;
}

function time(world: World, add: Add): void {
  const { phase, setup, presses } = world;
  clocks(world, add);
  const isEdge = hasEdge(setup);
  if (phase === 'early' && isEdge) return add('the deadline passes', { ...world, phase: 'late' });
  // The page asks for twins every few seconds until the edge has no look left.
  const isAsking = setup === 'hop' && world.tabs.some(({ twins }) => twins === 'looking');
  if (phase === 'settled') return isAsking ? undefined : add('ten minutes pass', { ...world, phase: 'overdue' });
  if (phase === 'overdue') return;
  // The promise of --settle, and of the minute that the page waits without keys.
  const isQuiet = presses.every(
    ({ forwarded, inFlight, booked, listed, edge }) =>
      listed === booked && (isEdge ? forwarded === 0 && !edge.isWaiting : inFlight === 0),
  );
  if (isQuiet) add('a minute passes since the press', { ...world, phase: 'settled' });
}

/** The clock of the device is set, and may be set right again; that of the edge's machine is set back. */
function clocks(world: World, add: Add): void {
  const { skew, skews, edgeSkew, bounds } = world;
  const { deviceClock = [], isEdgeClockSet = false } = bounds;
  if (skew !== 0) add('the clock of the device is set right', { ...world, skew: 0 });
  else if (skews === 0)
    for (const to of deviceClock)
      add(`the clock of the device is set two hours ${to > 0 ? 'ahead' : 'back'}`, { ...world, skew: to, skews: 1 });
  if (isEdgeClockSet && edgeSkew === 0) add('the clock of the edge is set two hours back', { ...world, edgeSkew: -1 });
}

function network(world: World, at: At, add: Add): void {
  const { inFlight, deliveries, booked, listed } = world.presses[at];
  if (booked > listed)
    add(`the lists show what press ${at + 1} has booked`, withPress(world, at, { listed: listed + 1 }));
  if (inFlight === 0) return;
  add(`press ${at + 1} is lost`, withPress(world, at, { inFlight: inFlight - 1 }));
  if (world.setup !== 'none' && deliveries < world.bounds.deliveries)
    add(
      `the browser delivers press ${at + 1} again`,
      withPress(world, at, { inFlight: inFlight + 1, deliveries: deliveries + 1 }),
    );
}

/** An upstream without keys, asked without a gateway: it carries out whatever arrives. */
function straight(world: World, at: At, add: Add): void {
  const { inFlight, booked } = world.presses[at];
  if (inFlight === 0) return;
  const left = withPress(world, at, { inFlight: inFlight - 1 });
  const done = withPress(left, at, { booked: booked + 1 });
  const say = (to: World, answer: Tab['answer']): World => {
    const { phase, press, answer: before } = to.tabs[at];
    return phase === 'sending' && press === at && before === '' ? withTab(to, at, { answer }) : to;
  };
  const name = `the upstream takes press ${at + 1}`;
  add(name, say(done, 'accepted'));
  add(`${name}, and a proxy answers 502`, say(done, 'busy'));
  // Refusing one of several copies while it accepts another is beyond what a page can find out.
  if (world.setup === 'none') add(`the upstream refuses press ${at + 1}`, say(left, 'refused'));
}
