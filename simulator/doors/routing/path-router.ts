/** A route that fits a request, with the values of its parameters. */
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

/** Segments of a path. Empty ones do not count, so `/a//b/` is `/a/b`. */
export const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

const isParameter = (segment: string) => segment.startsWith('{');

/**
 * Finds routes by method and path: `{name}` in a pattern is a parameter of one segment.
 *
 * Several routes may have the same pattern. The contract has such rows, which differ in the schemas of their parameters: that is why
 * this is not find-my-way, which keeps one handler for each pattern.
 */
export class PathRouter<T> {
  /** By number of segments, routes with fewer parameters first: `api/v1/vip` before `api/v1/{game}`. */
  readonly #byLength = new Map<number, Entry<T>[]>();
  /** Routes without parameters by method and exact path: most requests need only this lookup. */
  readonly #literal = new Map<string, RouteMatch<T>>();

  /** @param pattern with or without a slash at its start */
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

  /** Every route that fits, the one with the fewest parameters first. */
  find(method: string, path: string): readonly RouteMatch<T>[] {
    const literal = this.#literal.get(`${method} ${path}`);
    return literal ? [literal] : this.#fitting(path, (entry) => entry.method === method);
  }

  /** Methods that the path has routes for. */
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

/** A segment that is not a valid escape sequence stays as it is: no schema accepts it. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
