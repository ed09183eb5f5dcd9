import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { broken, type Break } from '#scripts/checks/breaks/list-breaks.ts';
import { toolPath } from '#scripts/checks/run-tool.ts';

const TYPED = ['app', 'cli', 'contract', 'engine', 'fixtures', 'scripts', 'simulator', 'brands'];

/**
 * Those of the breaks that TypeScript refuses, in their own file. They are tried in a copy, one break of each file at a time: few runs
 * of the compiler for many breaks.
 *
 * @param folder where the copy goes; removed at the end
 * @param sources of the files with breaks
 */
export function uncompiled(
  breaks: readonly Break[],
  folder: string,
  sources: Readonly<Record<string, string>>,
): ReadonlySet<Break> {
  rmSync(folder, { recursive: true, force: true });
  for (const name of [...TYPED, 'package.json', 'tsconfig.json'])
    cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  const refused = new Set<Break>();
  for (const round of roundsOf(breaks)) {
    for (const each of round) write(each.file, broken(sources[each.file] ?? '', each));
    const wrong = filesWithErrors(folder);
    for (const each of round) {
      if (wrong.has(each.file)) refused.add(each);
      write(each.file, sources[each.file] ?? '');
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return refused;
}

/** The breaks in as few rounds as possible, none with two of one file. */
export function roundsOf(breaks: readonly Break[]): readonly (readonly Break[])[] {
  const rounds: Break[][] = [];
  const used = new Map<string, number>();
  for (const each of breaks) {
    const at = used.get(each.file) ?? 0;
    used.set(each.file, at + 1);
    (rounds[at] ??= []).push(each);
  }
  return rounds;
}

function filesWithErrors(folder: string): ReadonlySet<string> {
  const options = ['--singleThreaded', '--incremental', '--tsBuildInfoFile', 'tsc.json', '--pretty', 'false'];
  const { stdout } = spawnSync(path.resolve(toolPath('tsc')), options, { cwd: folder, encoding: 'utf8' });
  return new Set([...stdout.matchAll(/^([^\s(][^(\n]*)\(\d+,\d+\): error/gm)].map(([, file = '']) => file));
}
