import { distance as levenshtein } from 'fastest-levenshtein';
import { ROW_ROUTES } from './find-row.ts';
import { segmentsOf } from './path-router.ts';

const NEAREST_SHOWN = 3;

export interface NearRow {
  readonly row: string;
  readonly call: string;
  /** `method`, or the first different segment. */
  readonly differs: string;
}

/** The three most similar rows, each with its first difference. */
export function nearestRows(method: string, path: string): readonly NearRow[] {
  const requested = segmentsOf(path);
  return ROW_ROUTES.map(({ name, row, segments }) => {
    const distance = pathDistance(requested, segments) + (row.method === method ? 0 : 0.5);
    const call = `${row.method} /${row.service}/${row.path}`;
    return { distance, near: { row: name, call, differs: difference(method, requested, row.method, segments) } };
  })
    .sort((one, other) => one.distance - other.distance || (one.near.row < other.near.row ? -1 : 1))
    .slice(0, NEAREST_SHOWN)
    .map(({ near }) => near);
}

function difference(
  method: string,
  requested: readonly string[],
  rowMethod: string,
  segments: readonly string[],
): string {
  for (let at = 0; at < Math.max(requested.length, segments.length); at++) {
    const [is, should] = [requested[at], segments[at]];
    if (should === undefined) return `path segment ${at + 1}: ${JSON.stringify(is)} is too many`;
    if (is === undefined) return `path segment ${at + 1}: ${should} is missing`;
    if (!should.startsWith('{') && is !== should)
      return `path segment ${at + 1}: ${JSON.stringify(is)} is not ${should}`;
  }
  if (method !== rowMethod) return `method: ${method} is not ${rowMethod}`;
  return 'a parameter of the path is not one the row knows';
}

function pathDistance(requested: readonly string[], segments: readonly string[]): number {
  let distance = Math.abs(requested.length - segments.length);
  for (let at = 0; at < Math.min(requested.length, segments.length); at++) {
    const [is = '', should = ''] = [requested[at], segments[at]];
    if (should.startsWith('{')) distance += 0.2;
    else distance += levenshtein(is.slice(0, 40), should) / Math.max(is.length, should.length, 1);
  }
  return distance;
}
