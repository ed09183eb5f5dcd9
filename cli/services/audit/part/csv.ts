import { readPicks } from './picks-text.ts';
import type { Read } from './read-record.ts';

export interface CsvHeader {
  readonly columns: readonly string[];
  readonly delimiter: string;
}

const NEEDED = ['bet_id', 'game', 'stake', 'passes', 'matches', 'payout'];

/** Reads column names separated by `,` `;` or tab. @returns a message if the line is no header */
export function readHeader(text: string): CsvHeader | string {
  const delimiter = [',', ';', '\t'].find((each) => text.includes(each)) ?? ',';
  const [record] = [...records(text, delimiter)];
  const columns = (record?.cells ?? []).map((name) => name.trim().toLowerCase());
  const missing = NEEDED.filter((name) => !columns.includes(name));
  return missing.length === 0 ? { columns, delimiter } : `the first line lacks the columns ${missing.join(', ')}`;
}

export function csvRecords(text: string, header: CsvHeader): { records: Iterable<Read>; lines: number } {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  if (text !== '' && !text.endsWith('\n')) lines += 1;
  return { records: read(text, header), lines };
}

function* read(text: string, { columns, delimiter }: CsvHeader): Generator<Read> {
  for (const { cells, line, problem } of records(text, delimiter)) {
    if (problem !== undefined) yield { line, code: 'notCsv', message: problem };
    else if (cells.length !== columns.length)
      yield { line, code: 'notCsv', message: `${cells.length} cells, ${columns.length} columns` };
    else yield toBet(line, cells, columns);
  }
}

function toBet(line: number, cells: readonly string[], columns: readonly string[]): Read {
  const row: Record<string, unknown> = {};
  for (const [index, name] of columns.entries()) if (cells[index] !== '') row[name] = cells[index];
  const matches = readPicks(String(row['matches'] ?? ''));
  if (typeof matches === 'string') return { line, code: 'notPicks', message: matches };
  row['matches'] = matches;
  row['passes'] = String(row['passes'] ?? '')
    .split(/[|;]/)
    .map((pass) => pass.trim());
  if (row['multiple'] !== undefined) row['multiple'] = Number(row['multiple']);
  if (row['cashed_out'] !== undefined) row['cashed_out'] = row['cashed_out'] === 'true';
  return { line, value: row };
}

interface CsvRecord {
  readonly cells: readonly string[];
  readonly line: number;
  readonly problem?: string;
}

/**
 * Cells with and without quotes. An unclosed quote, or text after a quote, invalidates its record only; a quote inside a plain
 * cell is text. csv-parse cannot do both: in strict mode an open quote takes the rest of the part, in relaxed mode text may
 * follow a closing quote.
 */
function* records(text: string, delimiter: string): Generator<CsvRecord> {
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"(?:\\r(?=\\n|$))?|((?!")[^${delimiter}\\n]*))(${delimiter}|\\n|$)`,
    'y',
  );
  let line = 1;
  for (let at = 0; at < text.length;) {
    const cells: string[] = [];
    let lines = 1;
    let end: string | undefined = delimiter;
    cell.lastIndex = at;
    while (end === delimiter) {
      const [, quoted, plain = '', after] = cell.exec(text) ?? [];
      cells.push(quoted?.replaceAll('""', '"') ?? plain.replace(/\r$/, ''));
      lines += (quoted ?? '').split('\n').length - 1;
      end = after;
    }
    if (end === undefined) {
      yield { cells, line, problem: 'a quote is not closed, or has text after it' };
      lines = 1;
      const newline = text.indexOf('\n', at);
      at = newline === -1 ? text.length : newline + 1;
    } else {
      if (cells.length > 1 || cells[0] !== '') yield { cells, line };
      at = cell.lastIndex;
    }
    line += lines;
  }
}
