import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A commit in its own folder with installed packages, to be broken without touching the working tree. */
export interface Copy {
  /** Full hash. */
  readonly commit: string;
  readonly folder: string;
  /** Paths from the root. */
  readonly files: readonly string[];
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly remove: () => void;
}

/** @param run each run's name has its copy, which is reused */
export function copyOfCommit(name: string, run: string): Copy {
  const commit = git('rev-parse', '--verify', `${name}^{commit}`).trim();
  // Not below node_modules, whose files are neither compiled nor tests.
  const folder = path.resolve('.cache/copies', `${commit.slice(0, 8)}-${run}`);
  if (existsSync(folder)) git('-C', folder, 'reset', '--quiet', '--hard');
  else {
    git('worktree', 'add', '--quiet', '--detach', folder, commit);
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  }
  return {
    commit,
    folder,
    files: git('-C', folder, 'ls-files', '-z').split('\0'),
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(path.join(folder, file), text),
    remove: () => void git('worktree', 'remove', '--force', folder),
  };
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout;
}
