export interface RequestUrl {
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
}

const NO_QUERY = new URLSearchParams();

/**
 * Splits at the question mark. URL parsers cost more than the routing, throw at `//`, and take the first segment of `//name/path`
 * for a host.
 */
export function requestUrl(url: string): RequestUrl {
  const mark = url.indexOf('?');
  if (mark < 0) return { pathname: url, searchParams: NO_QUERY };
  return { pathname: url.slice(0, mark), searchParams: new URLSearchParams(url.slice(mark + 1)) };
}

/** `http://host/path` from clients of a proxy: must be accepted (RFC 9112, 3.2.2). */
const ABSOLUTE = /^https?:\/\/[^/?#]*/i;

/**
 * A request target as path and query.
 *
 * @returns undefined for a target that none of our servers answers: `*`, a path that does not begin with a slash, a fragment
 */
export function requestTarget(target: string | undefined): string | undefined {
  if (target === undefined || target.includes('#')) return undefined;
  const cut = target.replace(ABSOLUTE, '');
  if (cut.startsWith('/')) return cut;
  return cut !== target && (cut === '' || cut.startsWith('?')) ? `/${cut}` : undefined;
}
