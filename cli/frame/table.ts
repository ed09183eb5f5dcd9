/** Columns side by side, each as wide as its widest cell. Wide scripts count two columns (East Asian width). */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => width(row[column] ?? ''))));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - width(cell))))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function width(text: string): number {
  return [...text].reduce(
    (sum, character) => sum + (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uff00-\uff60]/u.test(character) ? 2 : 1),
    0,
  );
}
