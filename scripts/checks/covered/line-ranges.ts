/** Lines of a file as text, counted from 1: `1-3,7`. */
export function rangesText(lines: Iterable<number>): string {
  const ranges: [from: number, to: number][] = [];
  for (const line of [...lines].toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last !== undefined && line <= last[1] + 1) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
}

/** Whether such a text has a line; an empty text has none. */
export const hasLine = (ranges: string, line: number): boolean =>
  ranges.split(',').some((range) => {
    const [from = '', to = from] = range.split('-');
    return Number(from) <= line && line <= Number(to);
  });
