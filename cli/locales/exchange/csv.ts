import { readCsv, writeCsv } from '#cli/files/csv.ts';
import { usageError } from '#cli/terminal/errors.ts';
import type { Exchange, Unit } from './unit.ts';

/** Files of an earlier Slipway lack the last column. Further columns inform the translator and are not imported. */
const HEAD = ['namespace', 'key', 'source', 'target', 'was'] as const;

export function csv(units: readonly Unit[]): string {
  const hasTerms = units.some((unit) => unit.terms !== undefined);
  const hasNotes = units.some((unit) => unit.notes !== undefined);
  const hasLengths = units.some((unit) => unit.maxLength !== undefined);
  return writeCsv([
    [...HEAD, ...(hasTerms ? ['terms'] : []), ...(hasLengths ? ['at most'] : []), ...(hasNotes ? ['notes'] : [])],
    ...units.map((unit) => [
      unit.namespace,
      unit.key,
      unit.source,
      unit.target,
      unit.was ?? '',
      ...(hasTerms ? [unit.terms?.join('; ') ?? ''] : []),
      ...(hasLengths ? [unit.maxLength === undefined ? '' : String(unit.maxLength)] : []),
      ...(hasNotes ? [unit.notes?.join('; ') ?? ''] : []),
    ]),
  ]);
}

/** What a spreadsheet makes of a text that it took for a formula. */
const COMPUTED = /^(?:=|#(?:NAME\?|REF!|VALUE!|DIV\/0!|N\/A|NUM!|NULL!|ERROR!))/u;

/** Throws CliError (exit 2) with the line of a damaged row. */
export function parseCsv(text: string): Exchange {
  const [head, ...rows] = rowsOf(text);
  if (
    head === undefined ||
    HEAD.some((name, column) => head.cells[column] !== name && (name !== 'was' || head.cells[column] !== undefined))
  )
    throw usageError(`Line 1: the file does not begin with the columns ${HEAD.join(', ')}.`, [
      'Keep the first line as the export wrote it.',
    ]);
  const hasNamespaces = rows.some(({ cells }) => cells[0] !== '');
  const units = rows.flatMap(({ cells, line }) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const [namespace = '', key = '', source = '', target, was = ''] = cells;
    if (target === undefined)
      throw usageError(`Line ${line}: found ${cells.length} cells; expected ${head.cells.length}.`, [
        'Put texts with commas or line breaks in double quotes, and keep the columns.',
      ]);
    if (key === '' || source === '' || (hasNamespaces && namespace === ''))
      throw usageError(`Line ${line}: namespace, key or source is empty, as where cells are merged.`, [
        'Take the merged cells apart, and copy these columns from the export again.',
      ]);
    if (COMPUTED.test(target) && !COMPUTED.test(source))
      throw usageError(`Line ${line}: the cell of ${namespace} ${key} is a formula or its result: ${target}`, [
        'Format the column as text, and write the translation again.',
      ]);
    return { namespace, key, source, target, line, ...(was !== '' && { was }) };
  });
  return { sourceLanguage: '', language: undefined, units };
}

function rowsOf(text: string): ReturnType<typeof readCsv> {
  try {
    return readCsv(text);
  } catch (cause) {
    throw usageError(
      `The file is not CSV: ${cause instanceof Error ? cause.message : String(cause)}`,
      ['Save it again as CSV, with texts that contain line breaks in double quotes.'],
      cause,
    );
  }
}
