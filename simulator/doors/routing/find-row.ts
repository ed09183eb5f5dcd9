import * as v from 'valibot';
import { type Row, type RowName, rows } from '#contract/rows';
import { PathRouter, segmentsOf } from './path-router.ts';

interface RowRoute {
  readonly name: RowName;
  readonly row: Row;
  readonly segments: readonly string[];
}

export interface FoundRow {
  readonly name: RowName;
  readonly row: Row;
  readonly params: Readonly<Record<string, string>>;
}

export const ROW_ROUTES: readonly RowRoute[] = (Object.entries(rows) as [RowName, Row][]).map(([name, row]) => ({
  name,
  row,
  segments: segmentsOf(`${row.service}/${row.path}`),
}));

const router = new PathRouter<RowRoute>();
for (const route of ROW_ROUTES) router.add(route.row.method, route.segments.join('/'), route);

/**
 * Finds a row by method, path and valid parameters: several rows share `api/v1/{game}` and differ in their games.
 *
 * @returns `nearly` if rows have this path but refuse a parameter
 */
export function findRow(method: string, path: string): FoundRow | { readonly nearly: readonly FoundRow[] } {
  const nearly: FoundRow[] = [];
  for (const { route, params } of router.find(method, path)) {
    const found = { name: route.name, row: route.row, params };
    if (v.is(route.row.params, params)) return found;
    nearly.push(found);
  }
  return { nearly };
}

/** Methods of a path's rows; empty for unknown paths. */
export function allowedMethods(path: string): readonly string[] {
  const methods = router.methodsOf(path).filter((method) => !('nearly' in findRow(method, path)));
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}
