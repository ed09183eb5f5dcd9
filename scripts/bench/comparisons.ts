import { figureText } from './figure.ts';
import { measuredText } from './measured-code.ts';
import type { BenchmarkRun } from './record.ts';

export const COMPARISONS_PAGE = 'docs/comparisons.md';
const ROW = /^\| time, eleven languages of 3,000 keys \|.*$/m;
const PEER = 'i18n-check';

/** Inserts the times of the benchmark `locales`. */
export function withTimes(page: string, { date, commit, figures }: BenchmarkRun, code: readonly string[]): string {
  const found = figures.find(({ peer }) => peer?.name.startsWith(PEER) === true);
  if (found?.peer === undefined || !ROW.test(page)) throw new Error(`No time of ${PEER} for ${COMPARISONS_PAGE}.`);
  const { unit, peer } = found;
  const how = `run: [benchmarks](developers/benchmarks.md), ${date}. ${measuredText({ commit, code })}`;
  const cells = [
    'time, eleven languages of 3,000 keys',
    figureText({ figure: peer.figure, unit }),
    figureText(found),
    how,
  ];
  return page.replace(ROW, () => `| ${cells.join(' | ')} |`);
}
