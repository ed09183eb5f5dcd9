import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

export interface MeasuredCode {
  readonly commit: string;
  readonly code: readonly string[];
}

/** Tests and recordings are not measured. */
const NOT_MEASURED = [':(exclude,glob)**/*.test.*', ':(exclude,glob)**/*.txt'];

const git = (args: readonly string[], cwd?: string): string =>
  execFileSync('git', [...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], cwd }).trim();
const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

export const commitOf = (): string => git(['rev-parse', '--short=10', 'HEAD']);

/** Measured files that differ from the commit. */
export const uncommitted = (code: readonly string[]): readonly string[] =>
  linesOf(git(['status', '--porcelain', '--', ...code, ...NOT_MEASURED])).map((line) => line.slice(2).trim());

/** A page's statement about the code of its figures; `measuredIn` reads it. */
export const measuredText = ({ commit, code }: MeasuredCode): string =>
  `Measured at \`${commit}\`: ${code.map((folder) => `\`${folder}\``).join(', ')}.`;

const MEASURED = /Measured at `([0-9a-f]{7,40})`: ((?:`[^`]+`(?:, )?)+)\./g;

/** All such statements with their lines. */
export function measuredIn(text: string): readonly (MeasuredCode & { readonly line: number })[] {
  return [...text.matchAll(MEASURED)].map(({ 1: commit = '', 2: folders = '', index }) => ({
    commit,
    code: folders.split(', ').map((folder) => folder.replaceAll('`', '')),
    line: text.slice(0, index).split('\n').length,
  }));
}

/** Changes since the measurement; undefined without any. */
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

/** A line per recorded table whose code has changed. */
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

/** Printed by `npm test` at its end: such pages. */
export function oldFiguresText(old: readonly string[] = oldFigures()): string {
  const pages = new Set(old.map((line) => line.slice(0, line.indexOf(':'))));
  return pages.size === 0
    ? ''
    : `Figures older than their code (npm run docs -- figures): ${old.length} tables of ${[...pages].join(', ')}`;
}
