import type { CompiledPick } from './compiled-slip.ts';
import { gridNeed, scoreGrid } from './grid.ts';
import { legOf, type LegOutcome } from './leg.ts';
import type { Score } from './score.ts';
import type { SportGame } from './slip.ts';

/** Picks are named by index, so that one answer serves all odds. */
export type JointLegs = readonly (readonly { readonly pick: number; readonly leg: LegOutcome }[])[];

const LEGS: readonly LegOutcome[] = ['lost', 'half_lost', 'push', 'half_won', 'won'];

/** 5^22 is the last power of 5 below 2^53: this many legs of five kinds fit into an exact number. */
const MAX_PACKED_PICKS = 22;

/** Bounds of the caches: a day's programme fits, and a million slips do not grow them. */
const MAX_GRIDS = 64;
const MAX_COLUMNS = 512;
const MAX_JOINTS = 2_048;

interface Grid {
  readonly scores: readonly Score[];
  /** A pick's outcome under each score. */
  readonly columns: Map<string, Uint8Array>;
}

const grids = new Map<string, Grid>();
const joints = new Map<string, JointLegs>();

/**
 * All ways in which the picks of one match can end together: for every possible score the picks that are not lost. They depend on
 * each other: 2:1 wins the home side, three goals and the exact score at once; no score wins home and away.
 *
 * Independent of odds and cached, because the slip is estimated at every keystroke.
 */
export function jointLegs(game: SportGame, picks: readonly CompiledPick[]): JointLegs {
  let key: string = game;
  for (const pick of picks) key += `|${pick.key}~${pick.line}`;
  const known = joints.get(key);
  if (known !== undefined) return known;
  const found = findJointLegs(game, picks);
  remember(joints, MAX_JOINTS, key, found);
  return found;
}

function findJointLegs(game: SportGame, picks: readonly CompiledPick[]): JointLegs {
  const grid = gridFor(game, picks);
  const columns = picks.map((pick) => columnOf(game, grid, pick));
  const rows = distinctRows(columns, grid.scores.length);
  return rows.map((row) =>
    columns.flatMap((column, pick) => {
      const leg = LEGS[column[row] ?? 0] ?? 'lost';
      return leg === 'lost' ? [] : [{ pick, leg }];
    }),
  );
}

/** One row for each different set of legs. */
function distinctRows(columns: readonly Uint8Array[], length: number): number[] {
  if (columns.length > MAX_PACKED_PICKS) return Array.from({ length }, (_, row) => row);
  const codes = new Float64Array(length);
  for (const column of columns)
    for (let row = 0; row < length; row += 1) codes[row] = (codes[row] ?? 0) * LEGS.length + (column[row] ?? 0);
  const rowOf = new Map<number, number>();
  for (let row = 0; row < length; row += 1) rowOf.set(codes[row] ?? 0, row);
  return [...rowOf.values()];
}

function gridFor(game: SportGame, picks: readonly CompiledPick[]): Grid {
  const need = gridNeed(game, picks);
  const key = `${game}|${need.withHalf}|${need.margins.join()}|${need.totals.join()}`;
  const known = grids.get(key);
  if (known !== undefined) return known;
  const grid: Grid = { scores: scoreGrid(need), columns: new Map() };
  remember(grids, MAX_GRIDS, key, grid);
  return grid;
}

function columnOf(game: SportGame, { scores, columns }: Grid, pick: CompiledPick): Uint8Array {
  const key = `${pick.key}~${pick.line}`;
  const known = columns.get(key);
  if (known !== undefined) return known;
  const column = Uint8Array.from(scores, (score) => LEGS.indexOf(legOf(game, pick, score) ?? 'lost'));
  remember(columns, MAX_COLUMNS, key, column);
  return column;
}

/** A full cache is cleared: simpler than evicting by age. */
function remember<Value>(cache: Map<string, Value>, maxSize: number, key: string, value: Value): void {
  if (cache.size >= maxSize) cache.clear();
  cache.set(key, value);
}
