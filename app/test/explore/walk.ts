import { movesOf } from './moves.ts';
import { violationOf } from './violations.ts';
import { nameOf } from './name-of.ts';
import { FULL, startOf, type Bounds, type Rules, type Setup, type World } from './world.ts';

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
export function walk(rules: Rules, setup: Setup, statesMax: number, bounds: Bounds = FULL): Walk {
  const start = startOf(setup, bounds);
  const seen = new Set([nameOf(start)]);
  // Per state: the state before it, and the move from there.
  const parents: number[] = [-1];
  const moves: string[] = ['start'];
  let layer: (readonly [id: number, world: World])[] = [[0, start]];
  for (let depth = 0; layer.length > 0; depth++) {
    const next: typeof layer = [];
    for (const [id, world] of layer) {
      const what = violationOf(world, rules);
      if (what !== undefined)
        return { states: seen.size, depth, isComplete: false, violation: { what, path: pathTo(id, parents, moves) } };
      if (seen.size >= statesMax) return { states: seen.size, depth, isComplete: false };
      for (const { name, to } of movesOf(world, rules)) {
        const key = nameOf(to);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push([parents.length, to]);
        parents.push(id);
        moves.push(name);
      }
    }
    if (next.length === 0) return { states: seen.size, depth, isComplete: true };
    layer = next;
  }
  throw new Error('a walk has at least its start');
}

function pathTo(id: number, parents: readonly number[], moves: readonly string[]): readonly string[] {
  const path: string[] = [];
  for (let at = id; at > 0; at = parents[at] ?? -1) path.unshift(moves[at] ?? '');
  return path;
}
