import type { CheckName } from './checks.ts';
import type { Findings } from './findings.ts';
import { CannotRun } from './player.ts';

interface Page {
  readonly total: number;
  readonly ids: readonly string[];
  /** What entries are ordered by. */
  readonly times?: readonly string[];
}
interface List {
  readonly check: CheckName;
  readonly place: string;
  readonly order?: 'newest first' | 'soonest first';
  /** Expected ids. */
  readonly placed?: readonly string[];
}
/** The most entries that every list returns. */
export const MAX_PAGE = 200;
/** The query of a page. */
export const page = (start: number, limit: number, more: Readonly<Record<string, string>> = {}) => ({
  start: String(start),
  limit: String(limit),
  ...more,
});
export const ANY_STATUS = { status: '-1' };
/** Odd, so that the last page is seldom full. */
const PAGES = 3;

/**
 * Compares a list's pages with one large read, and checks the order.
 *
 * @returns the ids of the large read
 * @throws CannotRun if the list changed meanwhile
 */
export async function checkPages(
  findings: Findings,
  { check, place, order, placed = [] }: List,
  read: (start: number, limit: number) => Promise<Page>,
): Promise<readonly string[]> {
  const whole = await read(0, MAX_PAGE);
  const count = whole.ids.length;
  findings.expect(check, count <= MAX_PAGE, place, `a page of ${MAX_PAGE} has ${count} entries`);
  const twice = whole.ids.filter((id, at) => whole.ids.indexOf(id) !== at);
  findings.same(check, place, 'ids that are there twice', [], twice);
  if (count < MAX_PAGE) {
    findings.same(check, place, 'total', count, whole.total);
    const missing = placed.filter((id) => !whole.ids.includes(id)).slice(0, 3);
    findings.same(check, place, 'entries that were placed and are not there', [], missing);
  }
  if (order !== undefined) {
    const sign = order === 'newest first' ? -1 : 1;
    const times = (whole.times ?? []).map((time) => sign * Date.parse(time));
    const early = whole.ids.filter((_, at) => (times[at] ?? 0) < (times[at - 1] ?? Number.NEGATIVE_INFINITY));
    findings.same(check, place, `entries that are not ${order}`, [], early);
  }
  if (count < 2) return whole.ids;
  const size = Math.ceil(count / PAGES);
  const joined: string[] = [];
  const lengths: number[] = [];
  const totals = new Set<number>();
  for (let start = 0; start < count; start += size) {
    const { ids, total } = await read(start, size);
    lengths.push(ids.length);
    totals.add(total);
    joined.push(...ids);
  }
  const beyond = await read(whole.total, size);
  const again = await read(0, MAX_PAGE);
  if (again.ids.join() !== whole.ids.join()) throw new CannotRun(`${place}: the list changes between two reads`);
  const longest = Math.max(...lengths);
  findings.expect(check, longest <= size, place, `a page of ${size} has ${longest} entries`);
  findings.same(check, place, `totals of the pages of ${size}`, [whole.total], [...totals]);
  findings.same(check, place, `pages of ${size}, joined`, whole.ids, joined.slice(0, count));
  findings.same(check, place, 'entries after the last', [], beyond.ids);
  return whole.ids;
}
