import { structuredPatch } from 'diff';

/** Unchanged lines shown around a change. */
const CONTEXT = 2;

/** What changes between two texts, line by line: `-` removed, `+` added. Empty when nothing changes. */
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
