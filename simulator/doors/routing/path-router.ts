export interface RouteMatch<T> {
  readonly route: T;
  readonly params: Readonly<Record<string, string>>;
}

interface Entry<T> {
  readonly method: string;
  readonly segments: readonly string[];
  readonly parameters: number;
  readonly route: T;
}

/** Empty segments do not count: `/a//b/` is `/a/b`. */
export const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

const isParameter = (segment: string) => segment.startsWith('{');

/**
 * Finds routes by method and path; `{name}` matches one segment.
 *
 * Routes may share a pattern, as rows of the contract do that differ in their parameters' schemas. find-my-way allows only one
 * handler per pattern.
 */
export class PathRouter<T> {
  /** By number of segments, fewer parameters first: `api/v1/vip` before `api/v1/{game}`. */
  readonly #byLength = new Map<number, Entry<T>[]>();
  /** Routes without parameters by method and path, which serve most requests. */
  readonly #literal = new Map<string, RouteMatch<T>>();

  /** @param pattern with or without a leading slash */
  add(method: string, pattern: string, route: T): void {
    const segments = segmentsOf(pattern);
    const parameters = segments.filter(isParameter).length;
    const entries = [...(this.#byLength.get(segments.length) ?? []), { method, segments, parameters, route }];
    this.#byLength.set(
      segments.length,
      entries.sort((one, other) => one.parameters - other.parameters),
    );
    const address = `${method} /${segments.join('/')}`;
    if (parameters === 0 && !this.#literal.has(address)) this.#literal.set(address, { route, params: {} });
  }

  /** All matches, fewest parameters first. */
  find(method: string, path: string): readonly RouteMatch<T>[] {
    const literal = this.#literal.get(`${method} ${path}`);
    return literal ? [literal] : this.#fitting(path, (entry) => entry.method === method);
  }

  methodsOf(path: string): readonly string[] {
    const methods = new Set<string>();
    this.#fitting(path, ({ method }) => methods.add(method) !== undefined);
    return [...methods];
  }

  #fitting(path: string, isWanted: (entry: Entry<T>) => boolean): readonly RouteMatch<T>[] {
    const segments = segmentsOf(path).map(decoded);
    const matches: RouteMatch<T>[] = [];
    for (const entry of this.#byLength.get(segments.length) ?? []) {
      const params = paramsOf(entry.segments, segments);
      if (params !== undefined && isWanted(entry)) matches.push({ route: entry.route, params });
    }
    return matches;
  }
}

function paramsOf(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (isParameter(expected)) params[expected.slice(1, -1)] = segment;
    else if (expected !== segment) return undefined;
  }
  return params;
}

/** An invalid escape stays: no schema accepts it. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
