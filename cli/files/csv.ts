import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/**
 * Spreadsheets run such a cell as a formula, also in full-width forms (OWASP, CSV injection). Some skip blanks and invisible
 * characters first.
 */
const FORMULA =
  // oxlint-disable-next-line no-control-regex -- finding control characters is the purpose
  /^(?:[\t\r\n]|[\s\u0000-\u001F\u007F-\u00A0\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]*['=+\-@＝＋－＠])/u;
const SEPARATORS = [',', ';', '\t'];

/**
 * Rows as CSV (RFC 4180) with a byte order mark, which Excel needs for UTF-8. A cell that a spreadsheet would run as a formula
 * gets an apostrophe in front, which `readCsv` removes.
 *
 * @example writeCsv([['=1+1']]) // '\uFEFF\'=1+1\r\n'
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const guarded = rows.map((row) => row.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell)));
  return stringify(guarded, { bom: true, record_delimiter: 'windows', quoted_match: /[\t\r\n;]/u });
}

export interface CsvRow {
  readonly cells: readonly string[];
  /** Where the row begins; cells may have line breaks. */
  readonly line: number;
}

/**
 * Reads CSV. The character after the first cell is the separator: spreadsheets also use semicolons and tabs.
 *
 * @throws CsvError with the line, for example for a quote that is never closed
 */
export function readCsv(text: string): CsvRow[] {
  const rows = parse(text, {
    bom: true,
    delimiter: separatorOf(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
  });
  let next = 1;
  return rows.map((row) => {
    const line = next;
    next += 1 + (row.join(' ').match(/\r\n|[\r\n]/gu)?.length ?? 0);
    return { cells: row.map((cell) => (FORMULA.test(cell.slice(1)) ? cell.replace(/^'/u, '') : cell)), line };
  });
}

function separatorOf(text: string): string {
  const [, separator] = /^\uFEFF?(?:"[^"]*"|[^",;\t\r\n]*)([,;\t])/u.exec(text) ?? [];
  return SEPARATORS.find((one) => one === separator) ?? ',';
}
