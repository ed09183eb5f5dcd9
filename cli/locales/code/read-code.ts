import { statSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { readText } from '#cli/files/read-text.ts';
import { usageError } from '#cli/terminal/errors.ts';

export interface CodeFile {
  readonly path: string;
  readonly text: string;
  /** Tests may use missing keys on purpose. */
  readonly isTest: boolean;
}

const CODE = '**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs,vue,svelte,astro,html}';
const SKIPPED = ['**/{node_modules,dist,build,coverage}/**', '**/*.d.ts'];
const TEST = /\.(?:test|spec|stories)\.[a-z]+$|(?:^|\/)__(?:tests|mocks)__\//u;

/**
 * All program text below a folder, or of one file. Throws CliError if there is none, so that a wrong path does not look like code
 * without texts.
 */
export function readCode(folder: string): CodeFile[] {
  const isFile = statSync(folder, { throwIfNoEntry: false })?.isFile() ?? false;
  const paths = isFile
    ? [folder]
    : globSync(CODE, { cwd: folder, ignore: SKIPPED, expandDirectories: false }).map((path) => join(folder, path));
  if (paths.length === 0)
    throw usageError(`There is no code in ${folder}.`, [
      'Give --code the folder of the program that uses the texts (.ts, .tsx, .js, .jsx, .vue, .svelte).',
    ]);
  return paths.sort().map((path) => ({ path, text: readText(path), isTest: TEST.test(path) }));
}
