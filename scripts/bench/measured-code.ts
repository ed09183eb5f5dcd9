import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** What a recorded figure was measured of. */
export interface MeasuredCode {
  readonly commit: string;
  /** Folders and files. */
  readonly code: readonly string[];
}

/** A test or a recording does not change what is measured. */
const NOT_MEASURED = [':(exclude,glob)**/*.test.*', ':(exclude,glob)**/*.txt'];

const git = (args: readonly string[], cwd?: string): string =>
  execFileSync('git', [...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], cwd }).trim();
const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

/** The commit of the working tree. */
export const commitOf = (): string => git(['rev-parse', '--short=10', 'HEAD']);

/** Files of the measured code that are not as in the commit. */
export const uncommitted = (code: readonly string[]): readonly string[] =>
  linesOf(git(['status', '--porcelain', '--', ...code, ...NOT_MEASURED])).map((line) => line.slice(2).trim());

/** What a page says of the code behind its figures; `measuredIn` reads it. */
export const measuredText = ({ commit, code }: MeasuredCode): string =>
  `Measured at \`${commit}\`: ${code.map((folder) => `\`${folder}\``).join(', ')}.`;

const MEASURED = /Measured at `([0-9a-f]{7,40})`: ((?:`[^`]+`(?:, )?)+)\./g;

/** Every statement of that kind in a text, with its line. */
export function measuredIn(text: string): readonly (MeasuredCode & { readonly line: number })[] {
  return [...text.matchAll(MEASURED)].map(({ 1: commit = '', 2: folders = '', index }) => ({
    commit,
    code: folders.split(', ').map((folder) => folder.replaceAll('`', '')),
    line: text.slice(0, index).split('\n').length,
  }));
}

/** How the code has changed since it was measured; undefined if it has not. */
export function changedSince({ commit, code }: MeasuredCode, cwd?: string): string | undefined {
  let commits: readonly string[];
  try {
    commits = linesOf(git(['log', '--format=%h of %cs', `${commit}..HEAD`, '--', ...code, ...NOT_MEASURED], cwd));
  } catch {
    return `its commit ${commit} is not in this repository`;
  }
  const [last] = commits;
  return last === undefined ? undefined : `changed since in ${commits.length} commits, the last ${last}`;
}

/** A line for each recorded table whose code has changed since. */
export function oldFigures(): readonly string[] {
  return globSync('docs/**/*.md')
    .toSorted()
    .flatMap((page) =>
      measuredIn(readFileSync(page, 'utf8')).flatMap((measured) => {
        const changed = changedSince(measured);
        return changed === undefined ? [] : [`${page}:${measured.line} (${measured.code.join(', ')}): ${changed}`];
      }),
    );
}

/** What `npm test` says of them at its end: the pages by name. */
export function oldFiguresText(old: readonly string[] = oldFigures()): string {
  const pages = new Set(old.map((line) => line.slice(0, line.indexOf(':'))));
  return pages.size === 0
    ? ''
    : `Figures older than their code (npm run docs -- figures): ${old.length} tables of ${[...pages].join(', ')}`;
}
