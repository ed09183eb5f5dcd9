import { isDecided } from '#cli/edge/core/key-state.ts';
import { findingOf } from './edge-moves.ts';
import { lastLook } from './page-moves.ts';
import {
  BOTH,
  CLOCK,
  SETTLE,
  type At,
  type Press,
  type Rules,
  type Setup,
  type Shown,
  type Tab,
  type World,
} from './world.ts';

const NOT_DONE: ReadonlySet<Shown> = new Set<Shown>(['refused', 'never', 'notStored']);

/** What must never be so, in words; undefined when all is well. */
export function violationOf(world: World, rules: Rules): string | undefined {
  const { setup, tabs, presses } = world;
  if (presses.some(({ edge }) => edge.forwards > 1)) return 'the edge forwards one press twice';
  if (setup !== 'copies' && presses.some(({ booked, hops }) => booked > 1 + hops)) return 'two bets for one press';
  // After the storage was cleared, the player may have pressed again.
  if (presses.every(({ isStored }) => isStored) && world.clears === 0) return 'two presses are open at once';
  const form = BOTH.map((at) => formWrong(world, rules, at)).find((wrong) => wrong !== undefined);
  if (form !== undefined) return form;
  for (const [at, press] of presses.entries()) {
    const { isPressed, isStored, ending } = press;
    const isHeld = world.clears > 0 && tabs.some((tab) => tab.press === at && isWaiting(tab));
    if (isPressed && !isStored && ending === '' && !isHeld) return 'a press is on its way and nothing is stored of it';
    const wrong = shownWrong(ending, press, setup);
    if (wrong !== undefined) return wrong;
  }
  // A double may be taken for the next press of the same bet: then there are as many bets as the player was informed of.
  const extra = presses.reduce((sum, { booked, ending }) => sum + booked - (ending === 'accepted' ? 1 : 0), 0);
  if (extra < 0) return 'shown as accepted, and there is no bet';
  for (const { press: number, shown, twins } of tabs) {
    const press = presses[number];
    if (press === undefined) continue;
    const wrong = shownWrong(shown, press, setup);
    if (wrong !== undefined) return wrong;
    if (shown === 'dropped') return 'a press is forgotten';
    if (twins === 'none' && press.booked > owed(press) && extra > 0 && !world.isReported)
      return 'a double is not reported';
    if (twins === 'reported' && presses.every((each) => each.booked <= owed(each)))
      return 'a double is reported that is none';
  }
  const isLooking = tabs.some(({ twins }) => twins === 'looking');
  const isSilent = setup === 'hop' && world.phase === 'overdue' && !isLooking && !world.isReported;
  if (isSilent && presses.some((press) => CERTAIN.has(press.ending) && press.booked > owed(press)))
    return 'a double is not reported';
  return BOTH.some((at) => waitsForever(world, rules, at)) ? 'waits forever' : undefined;
}

const FORMS: Readonly<Partial<Record<Tab['form'], string>>> = {
  nothing: 'a press is neither sent nor said not to be sent',
  repeated: 'a press is not sent because of what the page had read when it was opened',
  unread: 'a press is sent before what another tab has ended was shown',
};

/** What the form of a tab shows has to be of the press that it sent. */
function formWrong({ tabs, presses }: World, { ownCallOf }: Rules, at: At): string | undefined {
  const { press: number, phase, form } = tabs[at];
  if (phase === 'idle' || number < 0) return FORMS[form];
  const status = phase === 'ended' ? 'accepted' : 'sending';
  const calls = [
    { key: String(number), row: 'placeBet', status, ...(number !== at && { isElsewhere: true }) } as const,
  ];
  const own = ownCallOf(calls, 'placeBet');
  if (own !== undefined && own.key !== String(at)) return 'a form shows the outcome of a press that it did not send';
  if (own === undefined && number === at && presses[at].isPressed) return 'a form does not show its own press';
  return FORMS[form];
}

const isWaiting = ({ phase }: Tab) => phase !== 'idle' && phase !== 'ended';

/** What the player knows of. */
const owed = ({ ending }: Press): number => (ending === 'accepted' ? 1 : 0);
const CERTAIN: ReadonlySet<Shown> = new Set<Shown>(['accepted', 'refused']);

function shownWrong(shown: Shown, { booked, forwarded, hops }: Press, setup: Setup): string | undefined {
  // The first delivery may be carried out and the second refused: that is reported once the lists have it.
  if (shown === 'refused' && hops > 0) return undefined;
  if (NOT_DONE.has(shown) && booked > 0) return `shown as ${shown}, and there is a bet`;
  if (NOT_DONE.has(shown) && forwarded > 0) return `shown as ${shown}, and it is still on its way`;
  return setup !== 'copies' && shown === 'accepted' && booked === 0
    ? 'shown as accepted, and there is no bet'
    : undefined;
}

/** A look or a reading that could never change anything, at a time when nothing else will. */
function waitsForever(world: World, rules: Rules, at: At): boolean {
  const tab = world.tabs[at];
  const { memory, reading } = world.presses[at].edge;
  if (CLOCK[world.phase] < CLOCK.settled) return false;
  if (tab.phase === 'polling' && tab.look === '' && world.phase === 'overdue' && lastLook(world, rules, at) === 'open')
    return true;
  if (isDecided(memory) && memory.storing === 'pending' && !world.presses[at].edge.isDeciding) return true;
  if (memory.is !== 'sent' || memory.isUnderWay || memory.isUnknown || reading !== undefined) return false;
  const seen = [world.presses[0].listed, world.presses[1].listed] as const;
  const { state } = rules.edge.step(memory, findingOf(world, rules, at, { phase: world.phase, seen }).event, SETTLE);
  return !isDecided(state) && !(state.is === 'sent' && state.isUnknown);
}
