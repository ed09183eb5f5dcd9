import { readFileSync } from 'node:fs';
import { usageError } from '#cli/terminal/errors.ts';
import { decode, type EncodingProblem } from './decode.ts';
import { lineAndColumn } from './line-and-column.ts';

/** What is wrong with a file's bytes, where, and what to do. */
export interface BadBytes {
  readonly message: string;
  readonly advice: string;
  readonly offset: number;
}

export const NOT_UTF8 = 'The file is not UTF-8';
export const SAVE_AS = 'Save it as UTF-8.';
const WORDS: Readonly<Record<Exclude<EncodingProblem['kind'], 'bom'>, string>> = {
  'utf-16': 'The file is saved as UTF-16.',
  'not-utf-8': `${NOT_UTF8}: this letter would be broken.`,
};

/** Decodes a file without its byte order mark. Other encodings are read too, so that a message can say where they begin. */
export function textOf(bytes: Buffer): { readonly text: string; readonly bad?: BadBytes } {
  const { text, problem } = decode(bytes);
  if (problem === undefined || problem.kind === 'bom') return { text };
  return { text, bad: { message: WORDS[problem.kind], advice: SAVE_AS, offset: problem.offset } };
}

/**
 * The text of a command's input file: UTF-8, without a byte order mark.
 *
 * @param next what to do where the file cannot be opened
 * @throws CliError (exit 2) that names the file, and the line of bytes that are not UTF-8
 * @example readText('faults.json') // 'faults.json:3: The file is not UTF-8: this letter would be broken.'
 */
export function readText(
  file: string,
  next: readonly string[] = ['Give a file that exists and that you may read.'],
): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw usageError(`${file}: unreadable (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`, next, error);
  }
  return plainText(file, bytes);
}

/** The same for bytes. @throws CliError */
export function plainText(file: string, bytes: Buffer): string {
  const { text, bad } = textOf(bytes);
  if (bad !== undefined)
    throw usageError(`${file}:${lineAndColumn(text, bad.offset).line}: ${bad.message}`, [bad.advice]);
  return text;
}
