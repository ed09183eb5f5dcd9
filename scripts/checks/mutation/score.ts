/** What became of a mutant: `slow` when its tests took far too long, `uncovered` when no chosen test runs its code, `failed` when Stryker has no result for it. */
export type End = 'killed' | 'slow' | 'types' | 'survived' | 'uncovered' | 'failed';

/** A mutant as a line of text, and its end. */
export interface Ended {
  readonly text: string;
  readonly end: End;
}

export const isAlive = (status: string | undefined): boolean => status === 'Survived' || status === 'NoCoverage';

/** @param status Stryker's word for it */
export function endOf(status: string | undefined, isRefused: boolean): End {
  if (status === 'Killed') return 'killed';
  if (status === 'Timeout') return 'slow';
  if (!isAlive(status)) return 'failed';
  if (isRefused) return 'types';
  return status === 'Survived' ? 'survived' : 'uncovered';
}

const MARKS: Partial<Record<End, string>> = { survived: '✗', uncovered: '·', failed: '?' };

/** What no test noticed, by place: ✗ survived its tests, · has none, ? has no result. */
export const survivorsText = (ends: readonly Ended[]): string =>
  ends
    .flatMap(({ text, end }) => (MARKS[end] === undefined ? [] : [{ text, mark: MARKS[end] }]))
    .toSorted((one, other) => one.text.localeCompare(other.text, 'en', { numeric: true }))
    .map(({ text, mark }) => `${mark} ${text}`)
    .join('\n');

/** One line: counts, the score of the tests, and the score with what does not compile. A slow mutant counts as killed. */
export function summaryText(ends: readonly Ended[], all: number): string {
  const count = (end: End) => ends.filter((each) => each.end === end).length;
  const [slow, types] = [count('slow'), count('types')];
  const killed = count('killed') + slow;
  const counted = ends.length - count('failed');
  const isWhole = ends.length === all;
  return [
    `${ends.length} of ${all} mutants: ${killed} killed by tests (${slow} by their time), ${types} by the types, ${count('survived')} survived,`,
    `${count('uncovered')} not covered, ${count('failed')} without a result;`,
    `tests ${shareText(killed, counted, isWhole)}, with types ${shareText(killed + types, counted, isWhole)}`,
  ].join(' ');
}

/** 1.96 standard deviations: 95 % of a normal distribution. */
const Z = 1.96;

/** A share of a sample with its 95 % interval (Wilson), as `81.5 % (75.6 to 86.3)`; of all mutants, it has none. */
export function shareText(part: number, count: number, isWhole: boolean): string {
  if (count === 0) return 'none';
  const share = part / count;
  if (isWhole) return `${figure(share)} %`;
  const centre = share + Z ** 2 / (2 * count);
  const reach = Z * Math.sqrt((share * (1 - share)) / count + (Z / (2 * count)) ** 2);
  const scale = 1 + Z ** 2 / count;
  return `${figure(share)} % (${figure((centre - reach) / scale)} to ${figure((centre + reach) / scale)})`;
}

/** Never -0.0, which a rounding error below 0 makes. */
const figure = (share: number): string => Math.max(0, 100 * share).toFixed(1);
