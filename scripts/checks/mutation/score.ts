/**
 * What became of a mutant: `killed` by a test under Stryker, `slow` when its tests took far too long there, `alone` when a test failed with it
 * outside Stryker, `types` when it does not compile, `survived` its tests, `uncovered` when no chosen test runs its code, `failed`
 * when there is no result.
 */
export type End = 'killed' | 'slow' | 'alone' | 'types' | 'survived' | 'uncovered' | 'failed';

/** A mutant as a line of text, and its end. */
export interface Ended {
  readonly text: string;
  readonly end: End;
}

const OPEN = new Set<End | undefined>(['survived', 'uncovered', 'failed']);

/** No test has noticed it yet. */
export const isOpen = (end: End | undefined): boolean => OPEN.has(end);

const ENDS = new Map<string | undefined, End>([
  ['Killed', 'killed'],
  ['Timeout', 'slow'],
  ['Survived', 'survived'],
  ['NoCoverage', 'uncovered'],
]);

/** @param status Stryker's word for it */
export const endOf = (status: string | undefined): End => ENDS.get(status) ?? 'failed';

const MARKS: Partial<Record<End, string>> = { survived: '✗', uncovered: '·', failed: '?' };

/** What no test noticed, by place: ✗ survived its tests, · has none, ? has no result. */
export const survivorsText = (ends: readonly Ended[]): string =>
  ends
    .flatMap(({ text, end }) => (MARKS[end] === undefined ? [] : [{ text, mark: MARKS[end] }]))
    .toSorted((one, other) => one.text.localeCompare(other.text, 'en', { numeric: true }))
    .map(({ text, mark }) => `${mark} ${text}`)
    .join('\n');

/** One line: counts, and the share of those that compile that tests killed. A slow mutant counts as killed. */
export function summaryText(ends: readonly End[], all: number): string {
  const count = (end: End) => ends.filter((each) => each === end).length;
  const [slow, alone, failed] = [count('slow'), count('alone'), count('failed')];
  const killed = count('killed') + slow + alone;
  const compiled = ends.length - count('types');
  return [
    `${ends.length} of ${all} mutants: ${compiled} compile, of which ${killed} killed by tests`,
    `(${slow} by their time, ${alone} outside Stryker), ${count('survived')} survived,`,
    `${count('uncovered')} not covered, ${failed} without a result: ${shareText(killed, compiled - failed, ends.length === all)}`,
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
