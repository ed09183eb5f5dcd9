import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { importsOf, isTest, nearestTests, type Imports } from '#scripts/checks/breaks/nearest-tests.ts';
import { relationOf, type Relation } from '#scripts/checks/breaks/related-tests.ts';
import { findTests } from '#scripts/checks/find-tests.ts';
import { sourcesBelow } from '#scripts/checks/folder-graph.ts';
import { knownTimes, type Times } from './test-times.ts';

export interface Choice {
  /** What was chosen and why, for the terminal. */
  readonly why: string;
  /** The test files to run. Undefined: all. */
  readonly files?: readonly string[];
  /** Test files that can notice the change, and for which there is no time. */
  readonly far: readonly string[];
  /** Test files that start commands, which the change is not behind. */
  readonly starting: readonly string[];
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
/** Modules that others import; the rest of the repository's modules are tools and settings. */
const FOLDERS = ['app', 'cli', 'contract', 'engine', 'fixtures', 'scripts', 'simulator'];
const isImported = (file: string): boolean => MODULE.test(file) && FOLDERS.includes(file.split('/')[0] ?? '');

interface Options {
  readonly times?: Times;
  /** For the tests together, in milliseconds. */
  readonly time?: number;
  /** Reads what imports what; called where a module has changed. */
  readonly graph?: () => Graph;
}

/** What imports what, and which test has to do with which module. */
interface Graph {
  readonly imports: Imports;
  readonly relation: Relation;
}

/**
 * What the tests may take together in a run of two workers, in milliseconds: two cores have 120 s in the minute that `npm run verify` may
 * take, and the tools, vitest's start and loading the modules need the rest.
 */
const TIME = 45_000;

/**
 * The unit and app tests that `npm run verify` runs after changes of the working tree, or of the last commit: those that read the
 * repository, and those that import what has changed, the nearest first, as long as there is time.
 */
export function chooseTests(
  changed = changedFiles(),
  { times = knownTimes(), time = TIME, graph = readGraph }: Options = {},
): Choice {
  const unseen = changed.filter((file) => !DOCUMENT.test(file) && !isImported(file));
  if (unseen[0] !== undefined)
    return { why: `all, because ${unseen[0]} changed and is no module`, far: [], starting: [] };
  const { unit, app } = findTests(['.test.ts'], 'quick');
  const tests = [...unit, ...app].map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const starting = tests.filter(({ file, text }) => STARTS.test(text) && !GUARDS.test(file)).map(({ file }) => file);
  const isTouched = isTouchedBy(changed);
  const always = tests
    .filter(({ file, text }) => !starting.includes(file) && (file.startsWith('scripts/') || isTouched(file, text)))
    .map(({ file }) => file);
  const modules = changed.filter((file) => MODULE.test(file) && existsSync(file));
  const isBehindCommand = changed.some((file) => MODULE.test(file) && !APP.test(file));
  const near = nearest(modules, graph);
  const own = near.filter((file) => modules.includes(file));
  const first = withinTime([...new Set([...own, ...near])], { must: own.length, times, time: time / 3 }).chosen;
  const must = [...new Set([...first, ...always])];
  const wanted = [...new Set([...must, ...near, ...(isBehindCommand ? starting : [])])];
  const { chosen, far } = withinTime(wanted, { must: must.length, times, time });
  return {
    why: `${chosen.length} files: those that read the repository, and the nearest to ${changed.length} changed files`,
    files: chosen,
    far,
    starting: starting.filter((file) => !wanted.includes(file)),
  };
}

/** Whether a test that reads files can see a change: its own folder has one, or it names a folder that has. */
export function isTouchedBy(changed: readonly string[]): (file: string, text: string) => boolean {
  // Of a file in no folder, such as README.md, its name.
  const places = [...new Set(changed.map((file) => file.replace(/\/.*/, '/')))];
  return (file, text) =>
    READS.test(text) &&
    (/compileApp|appSources/.test(text) || places.some((each) => file.startsWith(each) || text.includes(each)));
}

/** Reads all modules of the repository. */
export function readGraph(): Graph {
  const sources = Object.fromEntries(
    FOLDERS.flatMap((folder) =>
      Object.entries(sourcesBelow(folder)).map(([file, source]) => [`${folder}/${file}`, source]),
    ),
  );
  const { imports: aliases } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };
  return { imports: importsOf(sources, aliases), relation: relationOf(sources, Object.keys(sources).filter(isTest)) };
}

/** Tests that import one of the modules, also by way of others, those of all modules in turn. */
function nearest(modules: readonly string[], graph: () => Graph): readonly string[] {
  if (modules.length === 0) return [];
  const { imports, relation } = graph();
  return inTurn(modules.map((file) => nearestTests(file, imports, relation)));
}

/** The first of each row, then the second of each; what several rows have, once. */
export function inTurn(rows: readonly (readonly string[])[]): readonly string[] {
  const length = Math.max(0, ...rows.map((row) => row.length));
  return [...new Set(Array.from({ length }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat())];
}

/** The first ones that fit, and at least the first `must`. One that does not fit ends the list, so that a nearer one is never left out. */
export function withinTime(
  files: readonly string[],
  { must, times, time }: { must: number; times: Times; time: number },
): { readonly chosen: readonly string[]; readonly far: readonly string[] } {
  let sum = 0;
  const end = files.findIndex((file, at) => {
    sum += times(file);
    return sum > time && at >= must;
  });
  return end === -1 ? { chosen: files, far: [] } : { chosen: files.slice(0, end), far: files.slice(end) };
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
