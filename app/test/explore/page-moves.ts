import { edgeOutcome } from './edge-moves.ts';
import {
  BOTH,
  CLOCK,
  deadlineOf,
  hasEdge,
  IDLE,
  withPress,
  withTab,
  type Add,
  type At,
  type Press,
  type Rules,
  type Shown,
  type Tab,
  type World,
} from './world.ts';

/** What tabs do: `app/api/money/press-rules.ts`, carried out as run-money.ts, poll.ts and follow.ts do. */
export function pageMoves(world: World, rules: Rules, add: Add): void {
  if (!world.isStorageFull && !world.presses.some(({ isPressed }) => isPressed))
    add('the storage is full', { ...world, isStorageFull: true });
  if (world.clears < (world.bounds.clears ?? 0) && world.presses.some(({ isStored }) => isStored)) {
    const cleared = BOTH.reduce((to, at) => withPress(to, at, { isStored: false }), world);
    add('the storage is cleared', { ...cleared, clears: world.clears + 1 });
  }
  for (const at of BOTH) {
    press(world, rules, at, add);
    answers(world, rules, at, add);
    follows(world, at, add);
    looks(world, rules, at, add);
    twins(world, rules, at, add);
    reload(world, rules, at, add);
  }
}

const delivered = ({ bounds }: World, { inFlight, deliveries }: Press): Partial<Press> =>
  deliveries < bounds.deliveries ? { inFlight: inFlight + 1, deliveries: deliveries + 1 } : {};

function press(world: World, { press: rule }: Rules, at: At, add: Add): void {
  // Later presses repeat what earlier ones show.
  const mayPress = at < world.bounds.presses && world.phase === 'early' && !world.presses[at].isPressed;
  if (world.tabs[at].phase !== 'idle' || !mayPress) return;
  const open = world.presses.findIndex(({ isStored }) => isStored);
  const did = rule.claim({ isOpen: open >= 0, hasUnseenEnding: false, store: () => !world.isStorageFull });
  const name = `tab ${at + 1} presses: ${did}`;
  if (did === 'refuse') add(name, withTab(world, at, { phase: 'ended', press: at, shown: 'notStored' }));
  else if (did === 'follow') add(name, withTab(world, at, { phase: 'following', press: Math.max(open, 0) }));
  else {
    const stored = { isPressed: true, isStored: !world.isStorageFull, ...delivered(world, world.presses[at]) };
    add(name, withTab(withPress(world, at, stored), at, { phase: 'sending', press: at, attempts: 1 }));
  }
}

function answers(world: World, rules: Rules, at: At, add: Add): void {
  const tab = world.tabs[at];
  if (tab.phase !== 'sending') return;
  const idempotency = hasEdge(world.setup) ? 'keyed' : 'none';
  const take = (name: string, answer: 'accepted' | 'refused' | 'unknown') => {
    const mayRepeat =
      idempotency === 'keyed' &&
      answer === 'unknown' &&
      tab.attempts <= world.bounds.repeats &&
      CLOCK[world.phase] < deadlineOf(world.setup);
    if (mayRepeat) {
      const sent = withPress(world, at, delivered(world, world.presses[at]));
      return add(`${name}, sends again`, withTab(sent, at, { attempts: tab.attempts + 1, answer: '' }));
    }
    const next = rules.press.afterAnswer(answer, idempotency);
    if (next === 'accept') return add(name, accepted(world, rules, at));
    if (next === 'refuse') return add(name, ended(world, rules, at, 'refused'));
    if (next === 'lookOnce') {
      const look = rules.press.lookByContent(fitting(world, world.tabs[at].press), false);
      return add(`${name}, looks`, look === 'done' ? accepted(world, rules, at) : ended(world, rules, at, 'refused'));
    }
    const kept = rules.forgetsAtTheEnd ? world : withPress(world, tab.press, { isStored: false });
    add(`${name}, checks`, withTab(kept, at, { phase: 'polling', answer: '' }));
  };
  const who = `tab ${at + 1}`;
  if (tab.answer === 'accepted' || tab.answer === 'refused') take(`${who} reads: ${tab.answer}`, tab.answer);
  else if (tab.answer === 'busy') take(`${who} reads: try again`, 'unknown');
  take(`${who} has no answer`, 'unknown');
}

function ended(world: World, rules: Rules, at: At, as: Shown): World {
  const settled = withPress(world, world.tabs[at].press, { isStored: false, ending: as });
  const watched = as === 'refused' && isWatched(world, rules, as) ? ({ twins: 'looking' } as const) : {};
  return withTab(settled, at, { phase: 'ended', shown: as, answer: '', look: '', ...watched });
}

/** Without keys the page looks for twins, with an edge the edge does. */
const isWatched = ({ setup }: World, { watches }: Rules, is: 'accepted' | 'refused') =>
  hasEdge(setup) ? setup === 'hop' && watches.includes(is) : is === 'accepted';

function accepted(world: World, rules: Rules, at: At): World {
  const { press: number } = world.tabs[at];
  const taken = Math.min((world.presses[number]?.taken ?? 0) + 1, 1);
  const done = ended(withPress(world, number, { taken }), rules, at, 'accepted');
  return isWatched(world, rules, 'accepted') ? withTab(done, at, { twins: 'looking' }) : done;
}

/** How many entries fit a press that no press has: all are of the same content and time. */
function fitting({ presses }: World, number: number): 0 | 1 | 2 {
  const free = presses.reduce(
    (sum, { listed, taken, isPressed }, at) =>
      sum + (at === number ? listed : isPressed ? Math.max(0, listed - taken) : 0),
    0,
  );
  return Math.min(2, Math.max(0, free)) as 0 | 1 | 2;
}

function follows(world: World, at: At, add: Add): void {
  const tab = world.tabs[at];
  const key = world.presses[tab.press];
  if (tab.phase !== 'following' || key === undefined) return;
  const who = `tab ${at + 1}`;
  const other = world.tabs[1 - at];
  const isOwned = other?.press === tab.press && (other.phase === 'sending' || other.phase === 'polling');
  if (key.ending !== '')
    add(`${who} shows what the other found`, withTab(world, at, { phase: 'ended', shown: key.ending }));
  else if (!isOwned) add(`${who} takes over`, withTab(world, at, { phase: 'polling' }));
}

function looks(before: World, rules: Rules, at: At, add: Add): void {
  const world = rules.storesAgain.waiting ? storedAgain(before, at) : before;
  const tab = world.tabs[at];
  const key = world.presses[tab.press];
  if (tab.phase !== 'polling' || key === undefined) return;
  const who = `tab ${at + 1}`;
  if (tab.look === '') {
    const { to, look } = ask(world, rules, tab.press as At);
    add(`${who} asks: ${look}`, withTab(to, at, { look, looked: world.phase }));
    return;
  }
  add(`${who} loses the look`, withTab(world, at, { look: '' }));
  const look = lookOf(tab, world, rules);
  const next = rules.press.afterLook(look, key.isStored);
  const name = `${who} reads: ${tab.look}`;
  if (next === 'follow') add(name, withTab(world, at, { phase: 'following', look: '' }));
  else if (next === 'poll' || look === 'open') add(name, withTab(world, at, { look: '' }));
  else add(name, look === 'done' ? accepted(world, rules, at) : ended(world, rules, at, look));
}

/** Its call is in the storage again if that was cleared. */
function storedAgain(world: World, at: At): World {
  const { press: number, phase } = world.tabs[at];
  const key = world.presses[number];
  const isWaiting = phase !== 'idle' && phase !== 'ended';
  const isLost = isWaiting && key !== undefined && key.isPressed && !key.isStored && key.ending === '';
  return isLost ? withPress(world, number, { isStored: true }) : world;
}

/** A look at the gateway, or at the upstream's list. */
function ask(world: World, rules: Rules, number: At): { readonly to: World; readonly look: Tab['look'] } {
  return hasEdge(world.setup) ? edgeOutcome(world, rules, number) : { to: world, look: fitting(world, number) };
}

/** What the rules make of a look; stale ones count as of the time when they began. */
function lookOf({ look, looked }: Tab, { setup }: World, { press: rule }: Rules) {
  const isPast = CLOCK[looked] >= deadlineOf(setup);
  if (look === '') return 'open';
  return typeof look === 'number'
    ? rule.lookByContent(look, isPast)
    : rule.lookByKey(look, isPast, looked === 'overdue');
}

/** What a look of now would end with; undefined if there is none. */
export function lastLook(world: World, rules: Rules, at: At): ReturnType<typeof lookOf> {
  const { look } = ask(world, rules, world.tabs[at].press as At);
  return lookOf({ ...world.tabs[at], look, looked: world.phase }, world, rules);
}

/** Without keys: entries beyond the accepted one are reported. The last look is after the time when anything can still come. */
function twins(world: World, { looksAgain }: Rules, at: At, add: Add): void {
  const tab = world.tabs[at];
  if (tab.twins !== 'looking') return;
  const isLast = CLOCK[world.phase] >= CLOCK.settled;
  const name = `tab ${at + 1} looks for twins`;
  if (world.presses.some(({ isStored }) => isStored)) {
    // The entries of a press that is still open belong to that one.
    if (isLast && !looksAgain) add(`${name}, and another press is open`, withTab(world, at, { twins: 'none' }));
    return;
  }
  const extra = world.presses.reduce((sum, { listed, taken }) => sum + listed - Math.min(listed, taken), 0);
  if (extra > 0) {
    const taken = BOTH.reduce((to, each) => withPress(to, each, { taken: to.presses[each].listed }), world);
    add(name, withTab({ ...taken, isReported: true }, at, { twins: 'reported' }));
  } else if (isLast) add(name, withTab(world, at, { twins: 'none' }));
}

/** What the tab showed is gone; what is stored is taken up. */
function reload(before: World, { storesAgain }: Rules, at: At, add: Add): void {
  const world = storesAgain.leaving ? storedAgain(before, at) : before;
  if (world.reloads === world.bounds.reloads || world.tabs[at].phase === 'idle') return;
  const stored = world.presses.findIndex(({ isStored }) => isStored);
  const fresh: Tab = stored < 0 ? IDLE : { ...IDLE, phase: 'following', press: stored };
  add(`tab ${at + 1} is reloaded`, withTab({ ...world, reloads: world.reloads + 1 }, at, fresh));
}
