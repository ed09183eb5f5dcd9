/** What became of a mutant: a test failed with it, it does not compile, it broke nothing, or its tests cannot tell. */
export type End = 'killed' | 'types' | 'survived' | 'unclear';

/** One line: counts, and the share of those that compile that tests killed. */
export function summaryText(ends: readonly End[], all: number): string {
  const count = (end: End) => ends.filter((each) => each === end).length;
  const [killed, survived] = [count('killed'), count('survived')];
  const share = shareText(killed, killed + survived);
  return `${ends.length} of ${all} mutants: ${killed} killed, ${survived} survived, ${count('types')} do not compile, ${count('unclear')} unclear: ${share}`;
}

/** 1.96 standard deviations: 95 % of a normal distribution. */
const Z = 1.96;

/** The share of a sample with its 95 % interval (Wilson), as `81.5 % (75.5 to 86.3)`. */
export function shareText(part: number, count: number): string {
  if (count === 0) return 'none';
  const share = part / count;
  const centre = share + Z ** 2 / (2 * count);
  const reach = Z * Math.sqrt((share * (1 - share)) / count + (Z / (2 * count)) ** 2);
  const scale = 1 + Z ** 2 / count;
  return `${figure(share)} % (${figure((centre - reach) / scale)} to ${figure((centre + reach) / scale)})`;
}

/** Never -0.0, which a rounding error below 0 makes. */
const figure = (share: number): string => Math.max(0, 100 * share).toFixed(1);
