import { edgeOutcome } from './edge-moves.ts';
import { askForTwins } from './twin-moves.ts';
import {
  BOTH,
  CLOCK,
  deadlineOf,
  hasEdge,
  IDLE,
  SKEW_MS,
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

/** What tabs do: `app/api/money/press-rules.ts`, carried out as claim-and-send.ts, poll.ts and follow.ts do. */
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

function press(world: World, rules: Rules, at: At, add: Add): void {
  const { press: rule, saysNotSent } = rules;
  // Later presses repeat what earlier ones show.
  const mayPress = at < world.bounds.presses && world.phase === 'early' && !world.presses[at].isPressed;
  const tab = world.tabs[at];
  if (tab.phase !== 'idle' || !mayPress) return;
  const open = world.presses.findIndex(({ isStored }) => isStored);
  const unseen = unseenBy(world, rules, at);
  const did = rule.claim({ isOpen: open >= 0, hasUnseenEnding: unseen.claimed, store: () => !world.isStorageFull });
  const name = `tab ${at + 1} presses: ${did}`;
  if (did === 'refuse') add(name, withTab(world, at, { phase: 'ended', press: at, shown: 'notStored' }));
  else if (did === 'follow') {
    const form = open < 0 && !unseen.really ? 'repeated' : saysNotSent ? 'notSent' : 'nothing';
    const other = at === 0 ? 1 : 0;
    const shows =
      open < 0
        ? ({ phase: 'ended', press: other, shown: world.presses[other].ending } as const)
        : ({ phase: 'following', press: open } as const);
    add(name, withTab(world, at, { ...shows, form }));
  } else {
    const stored = { isPressed: true, isStored: !world.isStorageFull, ...delivered(world, world.presses[at]) };
    const form = unseen.really ? 'unread' : '';
    add(name, withTab(withPress(world, at, stored), at, { phase: 'sending', press: at, attempts: 1, form }));
  }
}

/** Whether the tab takes what the other has ended for unseen, and whether it is. Without clocks that are set, it was shown at once. */
function unseenBy({ bounds, presses, tabs, endings, skew }: World, { press: rule, clocks }: Rules, at: At) {
  const { order, endedBy } = presses[at === 0 ? 1 : 0];
  const { openedAfter, hasRead } = tabs[at];
  if (bounds.deviceClock === undefined || endedBy < 0 || endedBy === at) return { claimed: false, really: false };
  const soFar = clocks.order(endings, skew);
  return {
    claimed: rule.isUnseen({ isOwn: false, order, openedAfter, soFar, isShown: false }),
    really: !hasRead,
  };
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
      const { count, isDoubtful } = listed(world, world.tabs[at].press);
      const look = rules.press.lookByContent(count, false, isDoubtful);
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
  const { press: number } = world.tabs[at];
  const endings = world.endings + 1;
  const place = { order: rules.clocks.order(endings, world.skew), endedBy: at };
  const own = world.bounds.deviceClock === undefined ? {} : place;
  const counted = world.bounds.deviceClock === undefined ? world : { ...world, endings };
  const settled = withPress(counted, number, { isStored: false, ending: as, ...own });
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
function fitting({ presses, bounds }: World, number: number): 0 | 1 | 2 {
  if (bounds.hasTwoForms === true) return Math.min(2, presses[number]?.listed ?? 0) as 0 | 1 | 2;
  const free = presses.reduce(
    (sum, { listed, taken, isPressed }, at) =>
      sum + (at === number ? listed : isPressed ? Math.max(0, listed - taken) : 0),
    0,
  );
  return Math.min(2, Math.max(0, free)) as 0 | 1 | 2;
}

/** What a look at the lists sees: entries that look older than the press may be of it. */
function listed(world: World, number: number): { readonly count: 0 | 1 | 2; readonly isDoubtful: boolean } {
  const count = fitting(world, number);
  return world.bounds.areBooksBehind === true ? { count: 0, isDoubtful: count > 0 } : { count, isDoubtful: false };
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
  if (hasEdge(world.setup)) return edgeOutcome(world, rules, number);
  const { count, isDoubtful } = listed(world, number);
  return { to: world, look: isDoubtful ? 'doubtful' : count };
}

/** What the rules make of a look; stale ones count as of the time when they began. */
function lookOf({ look, looked }: Tab, { setup, skew }: World, { press: rule, clocks }: Rules) {
  const isPast = clocks.page(CLOCK[looked], skew * SKEW_MS) >= deadlineOf(setup);
  if (look === '') return 'open';
  if (look === 'doubtful') return rule.lookByContent(0, isPast, true);
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
function twins(world: World, rules: Rules, at: At, add: Add): void {
  if (hasEdge(world.setup)) return askForTwins(world, rules, at, add);
  const { looksAgain } = rules;
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
function reload(before: World, rules: Rules, at: At, add: Add): void {
  const world = rules.storesAgain.leaving ? storedAgain(before, at) : before;
  const isUnused = world.tabs[at].phase === 'idle' && world.bounds.deviceClock === undefined;
  if (world.reloads === world.bounds.reloads || isUnused) return;
  const stored = world.presses.findIndex(({ isStored }) => isStored);
  const opened = openedNow(world, rules, at);
  const { twins: watch, press: number } = world.tabs[at];
  const kept = watch === 'looking' && rules.keepsWatch ? { twins: watch, press: number } : {};
  const fresh: Tab = stored < 0 ? { ...opened, ...kept } : { ...opened, phase: 'following', press: stored };
  add(`tab ${at + 1} is reloaded`, withTab({ ...world, reloads: world.reloads + 1 }, at, fresh));
}

/** A page that is opened has read what became of the calls of before. */
function openedNow({ bounds, presses, endings, skew }: World, { clocks }: Rules, at: At): Tab {
  if (bounds.deviceClock === undefined) return IDLE;
  const { ending } = presses[at === 0 ? 1 : 0];
  return { ...IDLE, openedAfter: clocks.order(endings, skew), hasRead: ending !== '' };
}
