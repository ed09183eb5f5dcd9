import { closeSync, openSync, readSync } from 'node:fs';
import * as v from 'valibot';
import { MAX_ROWS, writePage } from '#cli/services/report/page.ts';
import { type Section, tableOf } from '#cli/services/report/page-content.ts';
import type { FindingKind } from './part/finding.ts';
import type { Tally } from './part/tally.ts';

const HEAD_BYTES = 1 << 17;
const Line = v.looseObject({ line: v.number(), kind: v.string() });

const MEANING: Readonly<Record<FindingKind, string>> = {
  payout: 'paid another amount than the engine computes',
  result: 'won, lost or void otherwise than the engine has it',
  stake: 'the total stake is not lines x stake x multiple',
  lines: 'another number of lines',
  open: 'settled, but a match has no result',
  contradiction: 'two things that the bet says of itself cannot both be',
  clockSkew: 'settled before it was placed, or at no valid instant',
  problem: 'the record could not be read',
  formula: 'an id that a spreadsheet would run',
  duplicate: 'an id that an earlier line has, too',
  currency: 'a currency that Slipway does not know',
  number: 'a decimal as a JSON number, which has lost digits',
  encoding: 'bytes that are no UTF-8',
};

interface Audited {
  readonly file: string;
  readonly tally: Tally;
  readonly seconds: number;
  readonly differences?: string | undefined;
}

/** Counts, findings by kind, sums, differences per day, first differences, slowest bets. */
export function writeAuditReport(path: string, { file, tally, seconds, differences }: Audited): void {
  const { records, ok, differ, problems, cashedOut, elsewhere, money, kinds, slowest } = tally;
  const byKind = Object.entries(kinds).sort(([, a], [, b]) => b - a);
  const days = Object.entries(tally.days).sort(([a], [b]) => (a < b ? -1 : 1));
  const kindRows = byKind.map(([kind, times]) => [kind, times, MEANING[kind as FindingKind] ?? '']);
  const dayRows = days.map(([day, { bets, differ: wrong }]) => [day, bets, wrong]);
  const moneyRows = Object.entries(money).map(([currency, { paid, owed, difference, tooMuch, tooLittle }]) => {
    return [currency, paid, owed, difference, tooMuch, tooLittle];
  });
  writePage(path, {
    title: `Audit of ${file}`,
    lead: `${records} bets in ${seconds.toFixed(1)} s: ${differ} differ, ${problems} could not be read.`,
    isGood: differ + problems === 0,
    sections: [
      tableOf(
        'Counts',
        ['what', 'bets'],
        [
          ['as the engine has them', ok],
          ['differ', differ],
          ['unreadable', problems],
          ['cashed out, not recomputed', cashedOut],
          ['of other shards', elsewhere],
        ],
      ),
      {
        ...tableOf('Findings by kind', ['kind', 'findings', 'meaning'], kindRows),
        picture: { what: 'findings', bars: byKind.map(([label, value]) => ({ label, value })) },
      },
      tableOf('Money', ['currency', 'paid', 'owed', 'difference', 'too much', 'too little'], moneyRows),
      {
        ...tableOf('Differences by the day of settlement', ['day', 'bets', 'differ'], dayRows),
        picture: { what: 'bets that differ', bars: days.map(([label, day]) => ({ label, value: day.differ })) },
      },
      findingsOf(differences),
      tableOf(
        'Slowest to recompute',
        ['bet', 'line', 'ms'],
        slowest.map(({ bet_id, line, ms }) => [bet_id, line, ms]),
      ),
    ],
  });
}

function findingsOf(file: string | undefined): Section {
  const heading = 'Findings';
  if (file === undefined || file.endsWith('.csv'))
    return { heading, text: file === undefined ? 'They went to standard output.' : `They are in ${file}.` };
  const buffer = Buffer.alloc(HEAD_BYTES);
  const descriptor = openSync(file, 'r');
  const length = readSync(descriptor, buffer, 0, HEAD_BYTES, 0);
  closeSync(descriptor);
  const lines = buffer.subarray(0, length).toString().split('\n').slice(0, -1);
  const columns = ['line', 'kind', 'bet_id', 'currency', 'expected', 'actual', 'difference', 'code', 'message'];
  const rows = lines.slice(0, MAX_ROWS).map((text) => {
    const finding = v.parse(v.pipe(v.string(), v.parseJson(), Line), text);
    return columns.map((name) => String(finding[name] ?? ''));
  });
  return { heading, text: `The first ${rows.length}; all of them are in ${file}.`, table: { columns, rows } };
}
