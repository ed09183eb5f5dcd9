import type { PressRules } from '#app/api/money/press-rules.ts';

/** How the stand-in for a keyed upstream, or for the gateway before one without keys, behaves. */
export interface UpstreamRules {
  /** The first outcome of a key is kept and answered to every further delivery. */
  readonly keepsAccepted: boolean;
  readonly keepsRefused: boolean;
  /** A delivery after the deadline of its key is refused. */
  readonly keepsDeadline: boolean;
}

export interface ModelRules {
  readonly press: PressRules;
  readonly upstream: UpstreamRules;
  /** An attempt whose outcome is unknown makes the press unknown, whatever a later attempt says. */
  readonly staysUnknown: boolean;
  /** A repeat carries the key of its press. */
  readonly repeatsWithItsKey: boolean;
  /** The intent stays stored until the outcome is certain. */
  readonly forgetsAtTheEnd: boolean;
}

type Phase = 'idle' | 'sending' | 'polling' | 'following' | 'ended';
type Shown = '' | 'accepted' | 'refused' | 'never' | 'notStored' | 'dropped';

/** A tab and the press that it shows. */
export interface Tab {
  readonly phase: Phase;
  /** Which press, by its number; that of another tab after a crash or while it follows. */
  readonly press: number;
  readonly shown: Shown;
  readonly attempts: number;
  readonly isUnknown: boolean;
  /** An answer on its way to it. */
  readonly answer: '' | 'accepted' | 'refused' | 'busy' | 'lost';
  /** A look on its way to it: what was read, and whether the deadline had passed. */
  readonly look: '' | 'done' | 'refused' | 'tooLate' | 'running' | 'none' | 'nonePast' | 'lost';
}

/** One key at the upstream and on the wire. */
export interface Key {
  readonly isPressed: boolean;
  readonly isStored: boolean;
  readonly ending: '' | 'accepted' | 'refused' | 'never';
  readonly inFlight: number;
  readonly copies: number;
  readonly record: '' | 'done' | 'refused' | 'tooLate';
  readonly bets: number;
}

export interface World {
  readonly tabs: readonly [Tab, Tab];
  readonly keys: readonly [Key, Key];
  readonly isPast: boolean;
  readonly crashes: number;
  readonly isStorageFull: boolean;
}

export interface Step {
  readonly name: string;
  readonly to: World;
}

const TABS = [0, 1] as const;
const REPEATS_MAX = 2;
const COPIES_MAX = 2;
const CRASHES_MAX = 3;
const IDLE: Tab = { phase: 'idle', press: -1, shown: '', attempts: 0, isUnknown: false, answer: '', look: '' };
const UNUSED: Key = { isPressed: false, isStored: false, ending: '', inFlight: 0, copies: 0, record: '', bets: 0 };

export const START: World = {
  tabs: [IDLE, IDLE],
  keys: [UNUSED, UNUSED],
  isPast: false,
  crashes: 0,
  isStorageFull: false,
};

const withTab = (world: World, at: number, over: Partial<Tab>): World => ({
  ...world,
  tabs: [
    at === 0 ? { ...world.tabs[0], ...over } : world.tabs[0],
    at === 1 ? { ...world.tabs[1], ...over } : world.tabs[1],
  ],
});
const withKey = (world: World, at: number, over: Partial<Key>): World => ({
  ...world,
  keys: [
    at === 0 ? { ...world.keys[0], ...over } : world.keys[0],
    at === 1 ? { ...world.keys[1], ...over } : world.keys[1],
  ],
});

/** Everything that can happen next. */
export function stepsOf(world: World, rules: ModelRules): readonly Step[] {
  const steps: Step[] = [];
  const add = (name: string, to: World) => void steps.push({ name, to });
  if (!world.isPast) add('the deadline passes', { ...world, isPast: true });
  if (!world.isStorageFull && !world.keys.some(({ isPressed }) => isPressed))
    add('the storage is full', { ...world, isStorageFull: true });
  for (const at of TABS) {
    press(world, rules, at, add);
    answers(world, rules, at, add);
    looks(world, rules, at, add);
    crash(world, at, add);
    deliveries(world, rules, at, add);
  }
  return steps;
}

type Add = (name: string, to: World) => void;

function press(world: World, { press: rule }: ModelRules, at: 0 | 1, add: Add): void {
  const { phase } = world.tabs[at];
  if (phase !== 'idle' || world.keys[at].isPressed) return;
  const open = world.keys.findIndex(({ isStored }) => isStored);
  const did = rule.claim({ isOpen: open >= 0, hasJustEnded: false, store: () => !world.isStorageFull });
  const name = `tab ${at + 1} presses: ${did}`;
  if (did === 'refuse') add(name, withTab(world, at, { phase: 'ended', press: at, shown: 'notStored' }));
  else if (did === 'follow') add(name, withTab(world, at, { phase: 'following', press: Math.max(open, 0) }));
  else {
    const stored = withKey(world, at, { isPressed: true, isStored: !world.isStorageFull, inFlight: 1 });
    add(name, withTab(stored, at, { phase: 'sending', press: at, attempts: 1 }));
  }
}

/** The upstream receives a delivery, the network copies or loses it. */
function deliveries(world: World, { upstream }: ModelRules, at: 0 | 1, add: Add): void {
  const key = world.keys[at];
  const { inFlight, copies, record, bets } = key;
  if (inFlight === 0) return;
  const say = (to: World, answer: Tab['answer']): World =>
    to.tabs[at].phase === 'sending' && to.tabs[at].press === at && to.tabs[at].answer === ''
      ? withTab(to, at, { answer })
      : to;
  const arrived = { inFlight: inFlight - 1 };
  const name = `press ${at + 1} arrives`;
  if (copies < COPIES_MAX)
    add(`press ${at + 1} is copied`, withKey(world, at, { inFlight: inFlight + 1, copies: copies + 1 }));
  add(`press ${at + 1} is lost`, say(withKey(world, at, arrived), 'lost'));
  add(`${name}: turned away (429)`, say(withKey(world, at, arrived), 'busy'));
  if (record === 'done' && upstream.keepsAccepted)
    return add(`${name} again: accepted`, say(withKey(world, at, arrived), 'accepted'));
  if (record === 'refused' && upstream.keepsRefused)
    return add(`${name} again: refused`, say(withKey(world, at, arrived), 'refused'));
  if (world.isPast && upstream.keepsDeadline) {
    const late = record === '' ? ({ record: 'tooLate' } as const) : {};
    return add(`${name} too late`, say(withKey(world, at, { ...arrived, ...late }), 'refused'));
  }
  add(`${name}: accepted`, say(withKey(world, at, { ...arrived, record: 'done', bets: bets + 1 }), 'accepted'));
  add(`${name}: refused`, say(withKey(world, at, { ...arrived, record: 'refused' }), 'refused'));
}

function answers(world: World, rules: ModelRules, at: 0 | 1, add: Add): void {
  const tab = world.tabs[at];
  if (tab.phase !== 'sending') return;
  const key = world.keys[at];
  const take = (name: string, answer: 'accepted' | 'refused' | 'busy' | 'unknown') => {
    const isUnknown = tab.isUnknown || answer === 'unknown';
    const mayRepeat = (answer === 'unknown' || answer === 'busy') && tab.attempts <= REPEATS_MAX && !world.isPast;
    if (mayRepeat) {
      const other = rules.repeatsWithItsKey ? {} : { record: '' as const };
      const sent = withKey(world, at, { inFlight: Math.min(key.inFlight + 1, COPIES_MAX + 1), ...other });
      return add(`${name}, sent again`, withTab(sent, at, { attempts: tab.attempts + 1, isUnknown, answer: '' }));
    }
    const isOpen = rules.staysUnknown ? isUnknown || answer === 'busy' : answer === 'unknown';
    const final = answer === 'busy' || (answer !== 'accepted' && isOpen) ? (isOpen ? 'unknown' : 'refused') : answer;
    const next = rules.press.afterAnswer(final, 'keyed');
    if (next === 'accept') return add(name, ended(world, at, 'accepted'));
    if (next === 'refuse') return add(name, ended(world, at, 'refused'));
    return add(`${name}, being checked`, withTab(polling(world, rules, at), at, { answer: '' }));
  };
  const who = `tab ${at + 1}`;
  if (tab.answer === 'accepted' || tab.answer === 'refused' || tab.answer === 'busy')
    take(`${who} reads: ${tab.answer}`, tab.answer);
  // It is lost, cut, or later than the time limit.
  take(`${who} has no answer`, 'unknown');
}

const polling = (world: World, { forgetsAtTheEnd }: ModelRules, at: 0 | 1): World => {
  const { press: number } = world.tabs[at];
  const kept = forgetsAtTheEnd ? world : withKey(world, number, { isStored: false });
  return withTab(kept, at, { phase: 'polling' });
};

function ended(world: World, at: 0 | 1, as: 'accepted' | 'refused' | 'never'): World {
  const { press: number } = world.tabs[at];
  const settled = withKey(world, number, { isStored: false, ending: as });
  return withTab(settled, at, { phase: 'ended', shown: as, answer: '', look: '' });
}

function looks(world: World, { press: rule }: ModelRules, at: 0 | 1, add: Add): void {
  const tab = world.tabs[at];
  const who = `tab ${at + 1}`;
  const key = world.keys[tab.press];
  if (key === undefined) return;
  if (tab.phase === 'following') {
    const other = world.tabs[1 - at];
    const isOwned = other?.press === tab.press && (other.phase === 'sending' || other.phase === 'polling');
    if (!key.isStored) {
      add(
        `${who} shows what the other found`,
        withTab(world, at, { phase: 'ended', shown: key.ending === '' ? 'dropped' : key.ending }),
      );
    } else if (!isOwned) add(`${who} takes over`, withTab(world, at, { phase: 'polling' }));
    return;
  }
  if (tab.phase !== 'polling') return;
  if (tab.look === '') {
    const read = key.record === '' ? (world.isPast ? 'nonePast' : 'none') : key.record;
    add(`${who} asks: ${read}`, withTab(world, at, { look: read }));
    if (key.inFlight > 0 && key.record === '') add(`${who} asks: running`, withTab(world, at, { look: 'running' }));
    return;
  }
  if (tab.look !== 'lost') {
    const state = tab.look === 'nonePast' ? 'none' : tab.look;
    const look = rule.lookByKey(state, tab.look === 'nonePast');
    const next = rule.afterLook(look, key.isStored);
    const name = `${who} reads: ${tab.look}`;
    if (next === 'follow') add(name, withTab(world, at, { phase: 'following', look: '' }));
    else if (next === 'poll' || look === 'open') add(name, withTab(world, at, { look: '' }));
    else add(name, ended(world, at, look === 'done' ? 'accepted' : look));
  }
  add(`${who} loses the look`, withTab(world, at, { look: '' }));
}

/** The tab is reloaded: what it showed is gone, what is stored is taken up. */
function crash(world: World, at: 0 | 1, add: Add): void {
  const { phase } = world.tabs[at];
  if (world.crashes === CRASHES_MAX || phase === 'idle') return;
  const stored = world.keys.findIndex(({ isStored }) => isStored);
  const reloaded = { ...world, crashes: world.crashes + 1 };
  const fresh: Partial<Tab> = stored < 0 ? IDLE : { ...IDLE, phase: 'following', press: stored };
  add(`tab ${at + 1} is reloaded`, withTab(reloaded, at, fresh));
}
