import type { Read } from './read-record.ts';

/** An invalid line affects no other. */
export function jsonRecords(text: string): { records: Iterable<Read>; lines: number } {
  const lines = text.split('\n');
  const isClosed = lines.at(-1) === '';
  return { records: read(lines), lines: isClosed ? lines.length - 1 : lines.length };
}

function* read(lines: readonly string[]): Generator<Read> {
  for (const [index, text] of lines.entries()) {
    if (text === '' || text.trim() === '') continue;
    const line = index + 1;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      yield { line, code: 'notJson', message: error instanceof Error ? error.message : String(error) };
      continue;
    }
    yield { line, value };
  }
}
