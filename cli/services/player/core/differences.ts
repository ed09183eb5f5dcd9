/** Where two values differ, for example `max_payout: expected "0.021000", got "1.000000"`; none if they are equal as JSON. */
export function differences(expected: unknown, actual: unknown, at = ''): readonly string[] {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    if (expected.length === 0 || actual.length === 0)
      return expected.length === actual.length ? [] : [line(at, expected, actual)];
    const longer = expected.length > actual.length ? expected : actual;
    const found = longer.flatMap((_, nth) => differences(expected[nth], actual[nth], `${at}[${nth}]`));
    if (expected.length === actual.length) return found;
    const last = `${found.at(-1) ?? at} (${actual.length} entries, not ${expected.length})`;
    return [...found.slice(0, -1), last];
  }
  if (isObject(expected) && isObject(actual)) {
    const names = new Set([...Object.keys(expected), ...Object.keys(actual)]);
    const below = (name: string) => (at === '' ? name : `${at}.${name}`);
    return [...names].flatMap((name) => differences(expected[name], actual[name], below(name)));
  }
  return JSON.stringify(expected) === JSON.stringify(actual) ? [] : [line(at, expected, actual)];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const line = (at: string, expected: unknown, actual: unknown): string =>
  `${at === '' ? '' : `${at}: `}expected ${shown(expected)}, got ${shown(actual)}`;
const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

const MAX_LINES = 3;
const MAX_LENGTH = 300;

/** For a terminal. */
export function inShort(found: readonly string[]): string {
  const more = found.length > MAX_LINES ? [`and ${found.length - MAX_LINES} more`] : [];
  const first = found.slice(0, MAX_LINES).map((each) => cut(each, MAX_LENGTH / Math.min(found.length, MAX_LINES)));
  return [...first, ...more].join('; ');
}

/** Of a long text both ends are shown: what was expected, and what came. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const half = Math.trunc(length / 2);
  return `${text.slice(0, half)} … ${text.slice(-half)}`;
}
