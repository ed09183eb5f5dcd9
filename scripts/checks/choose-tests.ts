import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findTests } from './find-tests.ts';

export interface Choice {
  /** What was chosen and why, for the terminal. */
  readonly why: string;
  /** Changed modules and tests that always run: vitest runs the tests that import one of them. Undefined: all tests. */
  readonly related?: readonly string[];
  /** Test files that start processes and were left out. */
  readonly left: readonly string[];
}

/** A test that reads files of the repository sees changes that no import leads to. */
const READS = /\b(?:readFile(?:Sync)?|readdir(?:Sync)?|globSync|compileApp|appSources)\b/;
/** A test that starts a command, also in its own process, sees changes of everything behind it. */
const STARTS = /node:child_process|test-(?:brands|command|outputs)\b/;

/** They start git and the linter, and read the whole repository. */
const GUARDS = /^scripts\/(?:checks|config|lint)\//;

/** Folders whose changes no command line notices, beside the app's compilation. */
const APP = /^app\//;
const MODULE = /\.[jt]sx?$/;
const DOCUMENT = /\.md$/;
/** Modules that vitest finds by their imports; the rest of the repository's modules are tools and settings. */
const IMPORTED = /^(?:app|cli|contract|engine|fixtures|scripts|simulator)\//;

/** The unit and app tests that `npm run verify` runs after changes of the working tree, or of the last commit. */
export function chooseTests(changed = changedFiles()): Choice {
  const unseen = changed.filter((file) => !DOCUMENT.test(file) && !(MODULE.test(file) && IMPORTED.test(file)));
  if (unseen[0] !== undefined) return { why: `all, because ${unseen[0]} changed and is no module`, left: [] };
  const { unit, app } = findTests(['.test.ts'], 'quick');
  const tests = [...unit, ...app].map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const isCommand = ({ file, text }: { file: string; text: string }): boolean =>
    STARTS.test(text) && !GUARDS.test(file);
  const starting = tests.filter(isCommand);
  const always = tests.filter(
    (test) => !isCommand(test) && (test.file.startsWith('scripts/') || READS.test(test.text)),
  );
  const modules = changed.filter((file) => MODULE.test(file));
  const isBehindCommand = modules.some((file) => !APP.test(file));
  const files = [...always, ...(isBehindCommand ? starting : [])].map(({ file }) => file);
  return {
    why: `those of ${changed.length} changed files, and ${files.length} files that read the repository`,
    related: [...modules.filter((file) => existsSync(file)), ...files],
    left: isBehindCommand ? [] : starting.map(({ file }) => file),
  };
}

/** Files that differ from the last commit; where none does, those of the last commit. */
export function changedFiles(git: (...args: string[]) => string = runGit): readonly string[] {
  const names = (text: string) => text.split('\0').filter((name) => name !== '');
  const here = [
    ...names(git('diff', '--name-only', '-z', 'HEAD')),
    ...names(git('ls-files', '--others', '--exclude-standard', '-z')),
  ];
  return here.length > 0 ? here : names(git('diff', '--name-only', '-z', 'HEAD~1', 'HEAD'));
}

function runGit(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`git ${args.join(' ')}: ${stderr.trim()}. Run all tests with npm run verify -- --all.`);
  return stdout;
}
