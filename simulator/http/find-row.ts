import * as v from 'valibot';
import { rows, type RowName } from '#contract/rows.ts';
import type { Row } from '#contract/row.ts';

interface Route {
  readonly name: RowName;
  readonly row: Row;
  readonly segments: readonly string[];
}

export interface FoundRow {
  readonly name: RowName;
  readonly row: Row;
  readonly params: Readonly<Record<string, string>>;
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

const ROUTES: readonly Route[] = (Object.entries(rows) as [RowName, Row][]).map(([name, row]) => ({
  name,
  row,
  segments: segmentsOf(`${row.service}/${row.path}`),
}));
const BY_SHAPE = new Map<string, Route[]>();
for (const route of ROUTES) {
  const shape = `${route.row.method} ${route.segments.length}`;
  BY_SHAPE.set(shape, [...(BY_SHAPE.get(shape) ?? []), route]);
}
// A path with fewer parameters is the better match: `api/v1/vip` before `api/v1/{game}`.
const parameters = ({ segments }: Route) => segments.filter((segment) => segment.startsWith('{')).length;
for (const routes of BY_SHAPE.values()) routes.sort((one, other) => parameters(one) - parameters(other));

/** Rows without parameters, by their very path. */
const LITERAL = new Map<string, FoundRow>(
  ROUTES.filter((route) => parameters(route) === 0).map(({ name, row }) => [
    `${row.method} /${row.service}/${row.path}`,
    { name, row, params: {} },
  ]),
);

/**
 * The row that a request means: method, path, and parameters that the row's schema accepts. `api/v1/{game}` stands for
 * several rows, told apart by their games.
 *
 * @returns `nearly` when a row has this path but refuses a parameter
 */
export function findRow(method: string, path: string): FoundRow | { readonly nearly: readonly FoundRow[] } {
  const literal = LITERAL.get(`${method} ${path}`);
  if (literal) return literal;
  const segments = decoded(path);
  const nearly: FoundRow[] = [];
  for (const { name, row, segments: pattern } of BY_SHAPE.get(`${method} ${segments.length}`) ?? []) {
    const params = paramsOf(pattern, segments);
    if (params === undefined) continue;
    const found = { name, row, params };
    if (v.is(row.params, params)) return found;
    nearly.push(found);
  }
  return { nearly };
}

function paramsOf(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (expected.startsWith('{')) params[expected.slice(1, -1)] = segment;
    else if (expected !== segment) return undefined;
  }
  return params;
}

/** A segment that is no valid escape stays as it came: no schema accepts it. */
function decoded(path: string): string[] {
  return segmentsOf(path).map((segment) => {
    try {
      return decodeURIComponent(segment);
    } catch {
      return segment;
    }
  });
}

/** The rows, for who asks what there is. */
export const ALL_ROUTES = ROUTES;
