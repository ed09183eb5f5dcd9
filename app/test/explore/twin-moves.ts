import { isDecided } from '#cli/edge/core/key-state.ts';
import { BOTH, CLOCK, withEdge, withTab, type Add, type At, type Rules, type World } from './world.ts';

/** The looks of the edge for twins of a decided key, as twin-watch.ts does. The last one is when nothing can arrive any more. */
export function watchMoves(world: World, at: At, add: Add): void {
  if (world.presses[at].edge.watch !== 'on') return;
  const name = `the edge looks for twins of press ${at + 1}`;
  if (seenOf(world, at) > accountedFor(world, at))
    add(`${name}: found`, withEdge(world, at, { watch: 'over', hasTwins: true }));
  else if (CLOCK[world.phase] >= CLOCK.settled)
    add(`${name}, for the last time`, withEdge(world, at, { watch: 'over' }));
}

const seenOf = ({ presses, bounds }: World, at: At): number =>
  bounds.hasTwoForms === true ? presses[at].listed : presses[0].listed + presses[1].listed;

/** Entries that keys account for; all of one whose twins were found. */
function accountedFor({ presses, bounds }: World, at: At): number {
  const all = BOTH.filter((each) => each === at || bounds.hasTwoForms !== true);
  return all.reduce<number>((sum, each) => {
    const { edge, listed } = presses[each];
    if (edge.hasTwins) return sum + listed;
    return sum + (edge.store.is === 'accepted' || edge.store.is === 'sent' ? 1 : 0);
  }, 0);
}

/** Whether an edge that was started again goes on with the looks of before. */
const takesUp = ({ presses }: World, at: At): boolean => {
  const { store, watch } = presses[at].edge;
  return watch === '' && isDecided(store) && store.how !== 'late' && store.how !== 'unreachable';
};

/** The page asks the edge for twins of what it has shown, as look-for-twins.ts does. */
export function askForTwins(world: World, rules: Rules, at: At, add: Add): void {
  const { twins, press } = world.tabs[at];
  if (twins !== 'looking') return;
  const key = press as At;
  const { hasTwins, watch, memory } = world.presses[key].edge;
  const name = `tab ${at + 1} asks for twins`;
  const isLast = CLOCK[world.phase] >= CLOCK.settled;
  if (hasTwins) return add(`${name}: found`, withTab({ ...world, isReported: true }, at, { twins: 'reported' }));
  const isTakenUp = rules.takesUpWatch && takesUp(world, key);
  const to = isTakenUp ? withEdge(world, key, { watch: 'on' }) : world;
  // The looks begin once the outcome is stored.
  const isStoring = isDecided(memory) && memory.storing !== 'done';
  if (watch === 'on' || isTakenUp || isStoring) {
    const isGivenUp = isLast && !rules.asksToTheEnd;
    return add(`${name}: it still looks`, isGivenUp ? withTab(to, at, { twins: 'none' }) : to);
  }
  if (isLast) add(`${name}: none`, withTab(to, at, { twins: 'none' }));
}
