import type { KeyTree } from './key-tree.ts';
import { MAX_DEPTH } from './scan-json.ts';

export type Leaf = string | number | boolean | null;

export interface Flat {
  /** Dotted key to text. Nested and flat files give the same map. */
  readonly entries: Map<string, Leaf>;
  /** Dotted keys that hold an object or a list. */
  readonly branches: Map<string, 'object' | 'list'>;
  /** Keys as written, for the comparison with `countWrittenKeys`. */
  written: number;
  /** Members met on the way; more than the maps hold means that `a.b` and `a: { b }` collide. */
  visited: number;
  tooDeep: string | undefined;
  readonly unsafe: string[];
}

/** Names that reach an object's prototype when a program copies them carelessly. */
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);
const SHORTEST_UNSAFE = 9;

export function flatten(root: object, keys: KeyTree): Flat {
  const flat: Flat = {
    entries: new Map(),
    branches: new Map(),
    written: 0,
    visited: 0,
    tooDeep: undefined,
    unsafe: [],
  };
  walk(root as Record<string, unknown>, keys, 1, flat);
  return flat;
}

function walk(node: Record<string, unknown>, at: KeyTree, depth: number, flat: Flat): void {
  if (depth > MAX_DEPTH) {
    flat.tooDeep ??= at.full;
    return;
  }
  const names = Object.keys(node);
  flat.visited += names.length;
  if (!Array.isArray(node)) flat.written += names.length;
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index] ?? '';
    const child = at.child(name, index);
    const key = child.full;
    if (name.length >= SHORTEST_UNSAFE && UNSAFE.has(name)) flat.unsafe.push(key);
    const value = node[name];
    if (typeof value === 'object' && value !== null) {
      flat.branches.set(key, Array.isArray(value) ? 'list' : 'object');
      walk(value as Record<string, unknown>, child, depth + 1, flat);
    } else flat.entries.set(key, value as Leaf);
  }
}
