import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { slipway } from './command.ts';

const REPOSITORY = process.cwd();
const COMMAND = path.join(REPOSITORY, 'cli/slipway.cjs');
const LIMIT_MS = 80_000;

/** A temporary folder with copies of brands. */
export function testBrands(ids: readonly string[] = ['harborlight']) {
  const root = mkdtempSync(path.join(tmpdir(), 'slipway-brands-'));
  mkdirSync(path.join(root, 'brands'));
  for (const id of ids) cpSync(path.join(REPOSITORY, 'brands', id), path.join(root, 'brands', id), { recursive: true });
  const before = statesOf(root);
  const file = (id: string): string => path.join(root, 'brands', id, 'brand.json');
  return {
    root,
    file,
    read: (id: string): string => readFileSync(file(id), 'utf8'),
    /** The text must be there. */
    edit(id: string, from: string, to: string): void {
      const text = readFileSync(file(id), 'utf8');
      if (!text.includes(from)) throw new Error(`${id} has no ${from}`);
      writeFileSync(file(id), text.replace(from, to));
    },
    slipway: (args: readonly string[], env: Readonly<Record<string, string>> = {}) => slipway(args, { cwd: root, env }),
    /** A process in which files cannot grow beyond this: writes fail midway, as on a full disk. */
    slipwayOnFullDisk(kilobytes: number, args: readonly string[]) {
      // The first start after an edit bundles the command, which is larger.
      const command = `node ${COMMAND} --version && ulimit -f ${kilobytes}; exec node ${COMMAND} "$@"`;
      return spawnSync('bash', ['-c', command, 'slipway', ...args], { cwd: root, encoding: 'utf8', timeout: LIMIT_MS });
    },
    /** Restores the copies; cheaper than new ones. */
    restore(): void {
      const now = statesOf(root);
      for (const [name, state] of now)
        if (before.get(name) !== state) rmSync(path.join(root, name), { recursive: true, force: true });
      for (const [name, state] of before)
        if (now.get(name) !== state) cpSync(path.join(REPOSITORY, name), path.join(root, name), { recursive: true });
      for (const [name, state] of statesOf(root)) before.set(name, state);
    },
    remove: (): void => rmSync(root, { recursive: true, force: true }),
  };
}

/** Every file and folder with what changes on a write. */
const statesOf = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
      const stat = lstatSync(path.join(folder, name));
      // A folder's time changes with its files.
      return [name, stat.isDirectory() ? 'folder' : `${stat.mode} ${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}`];
    }),
  );

export const snapshot = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
