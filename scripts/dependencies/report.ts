/** What became of a package. */
export interface Tried {
  readonly name: string;
  readonly installed: string;
  /** What was tried; the installed one where nothing newer fits. */
  readonly version: string;
  readonly is: 'newest' | 'passes' | 'fails' | 'not installed' | 'too new' | 'no answer';
  readonly note: string;
  readonly seconds: number;
}

const ORDER = ['passes', 'fails', 'not installed', 'too new', 'no answer', 'newest'] as const;

/** A table for a terminal and for a page at once; what can be taken first. */
export function upgradeTable(all: readonly Tried[]): string {
  const rows = all
    .toSorted((a, b) => ORDER.indexOf(a.is) - ORDER.indexOf(b.is) || (a.name < b.name ? -1 : 1))
    .map(({ name, installed, version, is, note, seconds }) => [
      `\`${name}\``,
      installed,
      version === installed ? '' : version,
      is,
      firstLine(note),
      seconds === 0 ? '' : `${seconds} s`,
    ]);
  const lines = [['package', 'installed', 'tried', '', 'note', 'took'], ...rows];
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0), 3)) ?? [];
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((each, at) => each.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...others] = lines;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('\n');
}

const firstLine = (note: string): string =>
  (note.split('\n')[0] ?? '').replaceAll('||', 'or').replaceAll('|', '/').slice(0, 120);

/** Whether a kept result still says something: the same two versions. */
export const isSameTry = (kept: Tried, name: string, installed: string, version: string): boolean =>
  kept.name === name && kept.installed === installed && kept.version === version;
