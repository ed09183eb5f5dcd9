import Table from 'cli-table3';

const NO_LINES = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '  ',
};

/** Aligned columns; wide characters count two. */
export function table(rows: readonly (readonly string[])[]): string {
  const printed = new Table({
    chars: NO_LINES,
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
  });
  printed.push(...rows.map((row) => [...row]));
  return printed
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}
