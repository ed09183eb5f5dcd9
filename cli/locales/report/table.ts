// oxlint-disable-next-line no-control-regex -- colours take no room on screen
const COLOURS = /\u001B\[\d+m/gu;

/** Rows under a head, columns lined up; the last column of numbers to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, width(cell))));
  return rows
    .map((row) => `  ${row.map((cell, column) => pad(cell, widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}

function pad(cell: string, to: number): string {
  const room = ' '.repeat(Math.max(0, to - width(cell)));
  return /^[\d.]+ ?%?$/u.test(cell) ? room + cell : cell + room;
}

function width(cell: string): number {
  return cell.replaceAll(COLOURS, '').length;
}
