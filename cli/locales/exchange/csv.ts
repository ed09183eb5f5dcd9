/** A spreadsheet takes a cell that begins so for a formula and runs it; the wide forms too (OWASP, CSV injection). */
const FORMULA = /^['=+\-@\t\r\n＝＋－＠]/u;
/** Excel reads UTF-8 only with the mark. */
const MARK = '\uFEFF';

/**
 * Rows as CSV (RFC 4180). A cell that a spreadsheet would run gets an apostrophe before it; `parseCsv` takes it off.
 *
 * @example csv([['=1+1']]) // '\uFEFF\'=1+1\r\n'
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const guarded = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** The rows of a CSV, with the separator it uses (comma, semicolon or tab, as spreadsheets save it). */
export function parseCsv(text: string): string[][] {
  const content = text.replace(/^\uFEFF/u, '');
  const separator = separatorOf(content);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < content.length) {
    const { value, end } = readCell(content, at, separator);
    row.push(value.replace(/^'(?=['=+\-@\t\r\n＝＋－＠])/u, ''));
    at = end;
    if (content.charAt(at) === separator) {
      at += 1;
      if (at === content.length) row.push('');
      continue;
    }
    at += content.startsWith('\r\n', at) ? 2 : 1;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

function readCell(text: string, start: number, separator: string): { value: string; end: number } {
  if (text.charAt(start) !== '"') {
    let end = start;
    while (
      end < text.length &&
      text.charAt(end) !== separator &&
      text.charAt(end) !== '\n' &&
      text.charAt(end) !== '\r'
    )
      end += 1;
    return { value: text.slice(start, end), end };
  }
  let value = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return { value: value + text.slice(at), end: text.length };
    value += text.slice(at, quote);
    if (text.charAt(quote + 1) !== '"') return { value, end: quote + 1 };
    value += '"';
    at = quote + 2;
  }
}

function separatorOf(text: string): string {
  const head = /^[^\r\n]*/u.exec(text)?.[0] ?? '';
  return (
    [',', ';', '\t'].find((mark) => head.startsWith(`namespace${mark}`) || head.startsWith(`"namespace"${mark}`)) ?? ','
  );
}
