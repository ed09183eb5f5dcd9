/** A test failed, it does not compile, nothing failed, or the tests cannot tell. */
export type End = 'killed' | 'types' | 'survived' | 'unclear';

/** Counts, and the share of compiling mutants that were killed. */
export function summaryText(ends: readonly End[], all: number): string {
  const count = (end: End) => ends.filter((each) => each === end).length;
  const [killed, survived] = [count('killed'), count('survived')];
  const share = shareText(killed, killed + survived);
  return `${ends.length} of ${all} mutants: ${killed} killed, ${survived} survived, ${count('types')} do not compile, ${count('unclear')} unclear: ${share}`;
}

/** 95 % of a normal distribution. */
const Z = 1.96;

/** A share with its 95 % interval (Wilson): `81.5 % (75.5 to 86.3)`. */
export function shareText(part: number, count: number): string {
  if (count === 0) return 'none';
  const share = part / count;
  const centre = share + Z ** 2 / (2 * count);
  const reach = Z * Math.sqrt((share * (1 - share)) / count + (Z / (2 * count)) ** 2);
  const scale = 1 + Z ** 2 / count;
  return `${figure(share)} % (${figure((centre - reach) / scale)} to ${figure((centre + reach) / scale)})`;
}

/** Not -0.0 after a rounding error. */
const figure = (share: number): string => Math.max(0, 100 * share).toFixed(1);
