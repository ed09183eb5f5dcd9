/** Characters with which a spreadsheet formula begins, full-width forms included (OWASP, CSV injection). */
// Some spreadsheets leave out blanks, control and invisible characters before they look.
const FORMULA =
  // oxlint-disable-next-line no-control-regex -- finding control characters is the purpose
  /^[\s\u0000-\u001f\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r\n|%]/;
/** A plain decimal is a number to every spreadsheet, with or without minus. */
const NUMBER = /^-?\d{1,18}(?:\.\d{1,12})?$/;

/**
 * A table as CSV (RFC 4180) in which a spreadsheet runs nothing: a cell that would be a formula begins with an apostrophe. It has
 * a byte order mark, so that every language is decoded correctly.
 *
 * @example toCsv([['Note'], ['=1+1']]) // '\ufeff"Note"\r\n"\'=1+1"\r\n'
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  // Every cell is quoted and its quotes doubled, so that no separator or line break ends it.
  return `"${harmless.replaceAll('"', '""')}"`;
}
