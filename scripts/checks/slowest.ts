export interface TimedTest {
  readonly file: string;
  readonly name: string;
  readonly ms: number;
}

const SHOWN = 10;

export function slowestText(tests: readonly TimedTest[]): string {
  if (tests.length === 0) return '';
  const slowest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, SHOWN);
  const sum = tests.reduce((total, { ms }) => total + ms, 0);
  const lines = slowest.map(({ file, name, ms }) => `${seconds(ms).padStart(9)}  ${file}: ${name}`);
  return [`The slowest of ${tests.length} tests (${seconds(sum)} together):`, ...lines].join('\n');
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
