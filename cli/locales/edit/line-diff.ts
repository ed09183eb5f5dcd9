/** Lines that stay around a change, so that one sees where it is. */
const CONTEXT = 2;
/** Beyond this many lines on both sides the two middles are shown whole: the table would have millions of cells. */
const MOST_CELLS = 4_000_000;

/** What changes between two texts, line by line: `-` goes, `+` comes. Empty when nothing does. */
export function lineDiff(before: string, after: string): string {
  const a = before.split('\n');
  const b = after.split('\n');
  const ops = operations(a, b);
  const shown: string[] = [];
  let skipped = false;
  ops.forEach(([mark, line], index) => {
    const isNear = ops.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(([other]) => other !== ' ');
    if (isNear) shown.push(`${skipped ? '  ...\n' : ''}${mark} ${line}`);
    skipped = !isNear && shown.length > 0;
  });
  return shown.join('\n');
}

type Operation = readonly [mark: ' ' | '-' | '+', line: string];

function operations(a: readonly string[], b: readonly string[]): Operation[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const same = (lines: readonly string[]): Operation[] => lines.map((line) => [' ', line]);
  const middleA = a.slice(start, a.length - end);
  const middleB = b.slice(start, b.length - end);
  return [...same(a.slice(0, start)), ...middle(middleA, middleB), ...same(a.slice(a.length - end))];
}

/** The longest common run of lines, by the table of lengths. */
function middle(a: readonly string[], b: readonly string[]): Operation[] {
  if (a.length * b.length > MOST_CELLS)
    return [...a.map((line): Operation => ['-', line]), ...b.map((line): Operation => ['+', line])];
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        a[i] === b[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  const result: Operation[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      result.push([' ', a[i] ?? '']);
      i += 1;
      j += 1;
    } else if (
      i < a.length &&
      (j === b.length || (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))
    ) {
      result.push(['-', a[i] ?? '']);
      i += 1;
    } else {
      result.push(['+', b[j] ?? '']);
      j += 1;
    }
  }
  return result;
}
