import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Copy } from '#scripts/checks/breaks/copy-of-commit.ts';
import { broken, type Break } from '#scripts/checks/breaks/list-breaks.ts';
import type { Imports } from '#scripts/checks/breaks/nearest-tests.ts';
import { toolPath } from '#scripts/checks/run-tool.ts';

/**
 * Those of the breaks that TypeScript refuses in their own file. Breaks that have nothing to do with each other are compiled together: few
 * runs of the compiler for many breaks.
 */
export function uncompiled(breaks: readonly Break[], copy: Copy, imports: Imports): ReadonlySet<Break> {
  const refused = new Set<Break>();
  for (const round of roundsOf(breaks, imports)) {
    const intact = round.map(({ file }) => copy.read(file));
    for (const [at, each] of round.entries()) copy.write(each.file, broken(intact[at] ?? '', each));
    const wrong = filesWithErrors(copy.folder);
    for (const [at, each] of round.entries()) {
      if (wrong.has(each.file)) refused.add(each);
      copy.write(each.file, intact[at] ?? '');
    }
  }
  return refused;
}

/** The breaks in few rounds: none has two breaks of one file, or of a file and one that it imports. */
export function roundsOf(breaks: readonly Break[], imports: Imports): readonly (readonly Break[])[] {
  const isImport = (from: string, to: string) => imports.get(from)?.includes(to) === true;
  const rounds: Break[][] = [];
  for (const each of breaks) {
    const free = rounds.find((round) =>
      round.every(({ file }) => file !== each.file && !isImport(file, each.file) && !isImport(each.file, file)),
    );
    if (free === undefined) rounds.push([each]);
    else free.push(each);
  }
  return rounds;
}

function filesWithErrors(folder: string): ReadonlySet<string> {
  const options = ['--singleThreaded', '--incremental', '--tsBuildInfoFile', 'dist/tsc.json', '--pretty', 'false'];
  const { stdout } = spawnSync(path.resolve(toolPath('tsc')), options, { cwd: folder, encoding: 'utf8' });
  return new Set([...stdout.matchAll(/^([^\s(][^(\n]*)\(\d+,\d+\): error/gm)].map(([, file = '']) => file));
}
