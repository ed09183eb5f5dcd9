import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';

export interface CodeFile {
  readonly path: string;
  readonly text: string;
  /** Tests may ask for keys that do not exist, on purpose. */
  readonly isTest: boolean;
}

const CODE = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|html)$/u;
const TEST = /\.(?:test|spec|stories)\.[a-z]+$|(?:^|\/)__(?:tests|mocks)__\//u;
const SKIPPED = new Set(['node_modules', 'dist', 'build', 'coverage']);

/** All program text below a folder (or one file). Throws CliError when there is none: a wrong path must not pass for code that uses no text. */
export function readCode(folder: string): CodeFile[] {
  const stat = statSync(folder, { throwIfNoEntry: false });
  const files: CodeFile[] = [];
  if (stat?.isFile() === true) files.push(read(folder));
  else if (stat?.isDirectory() === true) walk(folder, files);
  if (files.length > 0) return files;
  throw new CliError(`There is no code in ${folder}.`, {
    next: ['Give --code the folder of the program that uses the texts (.ts, .tsx, .js, .jsx, .vue, .svelte).'],
    exitCode: EXIT.usage,
  });
}

function walk(folder: string, files: CodeFile[]): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) walk(path, files);
    else if (entry.isFile() && CODE.test(entry.name) && !entry.name.endsWith('.d.ts')) files.push(read(path));
  }
}

function read(path: string): CodeFile {
  return { path, text: readFileSync(path, 'utf8'), isTest: TEST.test(path) };
}
