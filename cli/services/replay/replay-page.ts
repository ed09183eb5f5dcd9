import { writePage } from '#cli/services/report/page.ts';
import { tableOf } from '#cli/services/report/page-content.ts';
import type { Tally } from './report.ts';

interface ReplayRun {
  readonly names: readonly string[];
  readonly tally: Tally;
  readonly seconds: number;
}

export function writeReplayReport(path: string, { names, tally, seconds }: ReplayRun): void {
  const { ok, differ, wrong, placed, inProcess, found, cutShort } = tally;
  const total = ok + differ + wrong;
  writePage(path, {
    title: `Replay of ${names.join(', ')}`,
    lead: `${total} scenarios in ${seconds.toFixed(1)} s: ${differ} differ, ${wrong} are invalid.${cutShort === undefined ? '' : ` Cut short: ${cutShort}.`}`,
    isGood: differ + wrong === 0 && cutShort === undefined,
    sections: [
      tableOf(
        'Counts',
        ['what', 'scenarios'],
        [
          ['as expected', ok],
          ['differ', differ],
          ['wrong', wrong],
          ['played at the upstream', placed],
          ...[...inProcess].map(([why, times]) => [`computed in process: ${why}`, times]),
        ],
      ),
      tableOf('What differs', ['scenario', 'what', 'expected', 'actual'], found.flatMap(rowsOf)),
    ],
  });
}

const rowsOf = ({ id, error, differences }: Tally['found'][number]) =>
  error
    ? [[id, error.code, '', error.message]]
    : differences.map(({ key, expected, actual }) => [id, key, textOf(expected), textOf(actual)]);

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
