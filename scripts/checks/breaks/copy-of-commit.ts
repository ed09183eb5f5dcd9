import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The last commit in a folder of its own, with the installed packages: it can be broken, the working tree is never touched. */
export interface Copy {
  readonly folder: string;
  /** Its modules, tests too, as paths from the root. */
  readonly files: readonly string[];
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly remove: () => void;
}

export function copyOfCommit(): Copy {
  // Not below node_modules, whose files are neither tests nor compiled.
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'slipway-breaks-')), 'copy');
  git('worktree', 'add', '--quiet', '--detach', folder, 'HEAD');
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    files: git('ls-files', '-z')
      .split('\0')
      .filter((file) => /\.tsx?$/.test(file)),
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(path.join(folder, file), text),
    remove: () => {
      git('worktree', 'remove', '--force', folder);
      rmSync(path.dirname(folder), { recursive: true, force: true });
    },
  };
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout;
}
