import { extname } from 'node:path';
import { readBytes } from '#cli/files/read-bytes.ts';
import { CliError, usageError } from '#cli/terminal/errors.ts';
import { parseCsv } from './csv.ts';
import { parsePo } from './po.ts';
import type { Exchange } from './unit.ts';
import { parseXliff } from './xliff.ts';
import { decode } from '#cli/files/decode.ts';

const MAX_BYTES = 5 * 1024 * 1024;

const PARSERS: Readonly<Record<string, (text: string) => Exchange>> = {
  '.xlf': parseXliff,
  '.xliff': parseXliff,
  '.po': parsePo,
  '.csv': parseCsv,
};

/** Reads a translator's file. Throws CliError (exit 2) with place and remedy if it is unusable. */
export function readExchange(path: string): Exchange {
  const parse = PARSERS[extname(path).toLowerCase()];
  if (parse === undefined)
    throw usageError(`${path} must end in one of ${Object.keys(PARSERS).join(', ')}.`, [
      'Save a spreadsheet (.xlsx, .ods) as CSV UTF-8, a translation memory as XLIFF 2 or PO.',
    ]);
  const bytes = bytesOf(path);
  if (bytes.subarray(0, 2).toString('latin1') === 'PK')
    throw usageError(`${path} is a spreadsheet or an archive, whatever its name.`, [
      'Open it in the spreadsheet program and save it as CSV UTF-8.',
    ]);
  const { text, problem } = decode(bytes);
  if (problem?.kind === 'not-utf-8')
    throw usageError(
      `${path}: line ${text.slice(0, problem.offset).split('\n').length}: the file is not UTF-8; a spreadsheet has saved it in a local code page.`,
      ['Save it as "CSV UTF-8" from a copy that still shows all letters: those that the code page lacks are lost.'],
    );
  try {
    return parse(text);
  } catch (error) {
    throw error instanceof CliError ? usageError(`${path}: ${error.message}`, error.next, error) : error;
  }
}

function bytesOf(path: string): Buffer {
  let bytes: Buffer | number;
  try {
    bytes = readBytes(path, MAX_BYTES);
  } catch (cause) {
    throw usageError(
      `The file ${path} cannot be read.`,
      ['Give .xlf, .po or .csv files that slipway locales export wrote.'],
      cause,
    );
  }
  if (typeof bytes === 'number')
    throw usageError(`The file ${path} has ${bytes} bytes; at most ${MAX_BYTES} are read.`, [
      'Import a file for each language: slipway locales export writes them so.',
    ]);
  return bytes;
}
