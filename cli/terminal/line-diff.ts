import { structuredPatch } from 'diff';
import type { Paint } from './paint.ts';
import { printable } from './printable.ts';

/** Unchanged lines around a change. */
const CONTEXT = 2;

/** Line by line: `-` removed, `+` added. Empty without changes. */
export function lineDiff(before: string, after: string): string {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: CONTEXT });
  return hunks
    .map(({ lines }) =>
      lines
        .filter((line) => !line.startsWith('\\'))
        .map((line) => `${line.charAt(0)} ${line.slice(1)}`)
        .join('\n'),
    )
    .join('\n  ...\n');
}

export function paintedDiff(before: string, after: string, paint: Paint): string {
  const lines = lineDiff(before, after)
    .split('\n')
    .map(printable)
    .map((line) => (line.startsWith('-') ? paint.red(line) : line.startsWith('+') ? paint.green(line) : line));
  return `${lines.join('\n')}\n`;
}
