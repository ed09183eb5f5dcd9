import { ALL_ROUTES } from './find-row.ts';

const NEAREST_SHOWN = 3;

export interface NearRow {
  readonly row: string;
  readonly call: string;
  /** What would have to differ: `method`, or the first path segment that does. */
  readonly differs: string;
}

/** The three rows that an unknown request comes nearest to, and where it leaves each. */
export function nearestRows(method: string, path: string): readonly NearRow[] {
  const asked = path.split('/').filter((segment) => segment !== '');
  return ALL_ROUTES.map(({ name, row, segments }) => {
    const distance = pathDistance(asked, segments) + (row.method === method ? 0 : 0.5);
    const call = `${row.method} /${row.service}/${row.path}`;
    return { distance, near: { row: name, call, differs: difference(method, asked, row.method, segments) } };
  })
    .sort((one, other) => one.distance - other.distance || (one.near.row < other.near.row ? -1 : 1))
    .slice(0, NEAREST_SHOWN)
    .map(({ near }) => near);
}

function difference(method: string, asked: readonly string[], rowMethod: string, segments: readonly string[]): string {
  for (let at = 0; at < Math.max(asked.length, segments.length); at++) {
    const [is, should] = [asked[at], segments[at]];
    if (should === undefined) return `path segment ${at + 1}: ${JSON.stringify(is)} is too many`;
    if (is === undefined) return `path segment ${at + 1}: ${should} is missing`;
    if (!should.startsWith('{') && is !== should)
      return `path segment ${at + 1}: ${JSON.stringify(is)} is not ${should}`;
  }
  if (method !== rowMethod) return `method: ${method} is not ${rowMethod}`;
  return 'a parameter of the path is not one the row knows';
}

function pathDistance(asked: readonly string[], segments: readonly string[]): number {
  let distance = Math.abs(asked.length - segments.length);
  for (let at = 0; at < Math.min(asked.length, segments.length); at++) {
    const [is = '', should = ''] = [asked[at], segments[at]];
    if (should.startsWith('{')) distance += 0.2;
    else distance += editDistance(is.slice(0, 40), should) / Math.max(is.length, should.length, 1);
  }
  return distance;
}

/** Levenshtein, one row of the table at a time. */
function editDistance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const now = [at];
    for (let to = 1; to <= other.length; to++) {
      const change = (before[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      now.push(Math.min(change, (before[to] ?? 0) + 1, (now[to - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}
