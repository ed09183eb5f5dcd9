import { START, stepsOf, type Key, type ModelRules, type Tab, type World } from './press-model.ts';
import { violationOf } from './violations.ts';

export interface Walk {
  /** Different states that were seen. */
  readonly states: number;
  /** Steps of the longest shortest path. */
  readonly depth: number;
  /** Every state that can be reached was seen. */
  readonly isComplete: boolean;
  readonly violation?: { readonly what: string; readonly path: readonly string[] };
}

/** Visits every reachable state, nearest first, so that the path to the first violation is a shortest one. */
export function walk(rules: ModelRules, statesMax: number, start: World = START): Walk {
  const seen = new Map<string, number>([[nameOf(start), 0]]);
  const parents: number[] = [-1];
  const names: string[] = ['start'];
  const depths: number[] = [0];
  let layer: { readonly id: number; readonly world: World }[] = [{ id: 0, world: start }];
  let depth = 0;
  while (layer.length > 0) {
    const next: typeof layer = [];
    for (const { id, world } of layer) {
      const what = violationOf(world, rules);
      if (what !== undefined)
        return { states: seen.size, depth, isComplete: false, violation: { what, path: pathTo(id) } };
      if (seen.size >= statesMax) return { states: seen.size, depth, isComplete: false };
      for (const { name, to } of stepsOf(world, rules)) {
        const key = nameOf(to);
        if (seen.has(key)) continue;
        const number = parents.length;
        seen.set(key, number);
        parents.push(id);
        names.push(name);
        depths.push(depth + 1);
        next.push({ id: number, world: to });
      }
    }
    layer = next;
    depth += 1;
  }
  return { states: seen.size, depth: Math.max(...depths.slice(-1)), isComplete: true };

  function pathTo(id: number): readonly string[] {
    const path: string[] = [];
    for (let at = id; at > 0; at = parents[at] ?? -1) path.unshift(names[at] ?? '');
    return path;
  }
}

const bit = (is: boolean) => (is ? '1' : '0');
const tabName = ({ phase, press, shown, attempts, isUnknown, answer, look }: Tab) =>
  `${phase.slice(0, 1)}${press}${shown}${attempts}${bit(isUnknown)}${answer},${look}`;
const keyName = ({ isPressed, isStored, ending, inFlight, copies, record, bets }: Key) =>
  `${bit(isPressed)}${bit(isStored)}${ending},${inFlight}${copies}${record}${bets}`;

function nameOf({ tabs, keys, isPast, crashes, isStorageFull }: World): string {
  return [...tabs.map(tabName), ...keys.map(keyName), `${bit(isPast)}${crashes}${bit(isStorageFull)}`].join(' ');
}
