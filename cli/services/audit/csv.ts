import type { Read } from './audit-part.ts';
import { readPicks } from './picks-text.ts';

/** The first record of a CSV file: what the columns are called. */
export interface CsvHeader {
  readonly columns: readonly string[];
  readonly delimiter: string;
}

const NEEDED = ['bet_id', 'game', 'stake', 'passes', 'matches', 'payout'];

/** Reads the names of the columns; `,` `;` and tab part them. @returns a sentence when it is none */
export function readHeader(text: string): CsvHeader | string {
  const delimiter = [',', ';', '\t'].find((each) => text.includes(each)) ?? ',';
  const [record] = [...records(text, delimiter)];
  const columns = (record?.cells ?? []).map((name) => name.trim().toLowerCase());
  const missing = NEEDED.filter((name) => !columns.includes(name));
  return missing.length === 0 ? { columns, delimiter } : `the first line names no column ${missing.join(', ')}`;
}

/** The records of a part in CSV (RFC 4180). */
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

/** Cells of quoted and bare text. A quote that is never closed, or goes on after it was, spoils its record only. */
function* records(text: string, delimiter: string): Generator<CsvRecord> {
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const { cells, end, lines, problem } = oneRecord(text, at, delimiter);
    const isBlank = cells.length === 1 && cells[0] === '';
    if (!isBlank || problem !== undefined) yield { cells, line, ...(problem !== undefined && { problem }) };
    at = end;
    line += lines;
  }
}

function oneRecord(
  text: string,
  from: number,
  delimiter: string,
): { cells: string[]; end: number; lines: number; problem?: string } {
  const cells: string[] = [];
  const eol = text.indexOf('\n', from);
  const lineEnd = eol < 0 ? text.length : eol;
  const plain = text.slice(from, lineEnd);
  // Most records have no quote at all.
  if (!plain.includes('"')) return { cells: plain.replace(/\r$/, '').split(delimiter), end: lineEnd + 1, lines: 1 };
  let at = from;
  let lines = 1;
  const spoilt = (problem: string) => ({ cells, end: lineEnd + 1, lines: 1, problem });
  for (;;) {
    let cell = '';
    if (text[at] === '"') {
      for (;;) {
        const close = text.indexOf('"', at + 1);
        if (close < 0) return spoilt('a quote is not closed');
        cell += text.slice(at + 1, close);
        at = close + 1;
        if (text[at] !== '"') break;
        cell += '"';
      }
      for (const character of cell) if (character === '\n') lines += 1;
    } else {
      const next = nextOf(text, at, delimiter);
      cell = text.slice(at, next);
      at = next;
    }
    if (text[at] === '\r' && (text[at + 1] === '\n' || at + 1 === text.length)) at += 1;
    cells.push(cell.endsWith('\r') ? cell.slice(0, -1) : cell);
    if (at >= text.length || text[at] === '\n') return { cells, end: at + 1, lines };
    if (text[at] !== delimiter) return spoilt('text goes on after a closing quote');
    at += 1;
  }
}

function nextOf(text: string, from: number, delimiter: string): number {
  const cell = text.indexOf(delimiter, from);
  const line = text.indexOf('\n', from);
  return Math.min(cell < 0 ? text.length : cell, line < 0 ? text.length : line);
}
