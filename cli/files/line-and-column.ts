/** The place of an offset, both counted from 1; the column in UTF-16 units, as editors and SARIF count. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
