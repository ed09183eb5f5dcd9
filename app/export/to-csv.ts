/** What a spreadsheet takes for the beginning of a formula, full-width forms included (OWASP, CSV injection). */
const FORMULA = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n|%]/;
/** A plain decimal is a number to every spreadsheet, minus or not. */
const NUMBER = /^-?\d{1,18}(?:\.\d{1,12})?$/;

/**
 * A table as CSV (RFC 4180) that a spreadsheet only reads and never runs: a cell that would be a formula begins with an apostrophe.
 * With a byte order mark, so that every language arrives whole.
 *
 * @example toCsv([['Note'], ['=1+1']]) // '\ufeff"Note"\r\n"\'=1+1"\r\n'
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  // Quoted without exception: quotes inside are doubled, and neither a separator nor a line break ends the cell.
  return `"${harmless.replaceAll('"', '""')}"`;
}
