import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSimulator } from '../../doors/server/start-simulator.ts';
import { lockFolder, UnusableFolder } from './lock-folder.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'slipway-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const refusalOf = (folder: string): UnusableFolder | undefined => {
  try {
    lockFolder(folder)();
  } catch (error) {
    if (error instanceof UnusableFolder) return error;
    throw error;
  }
  return undefined;
};

it.each([
  ['a file', 'file', 'is a file, not a folder (EEXIST)'],
  ['a path below a file', 'file/world', 'lies below a file (ENOTDIR)'],
  // Even root cannot write here.
  ['a folder that takes no folder', '/proc/world', '/proc/world cannot be written to (ENOENT)'],
  ['a folder that takes no files', '/proc', '/proc cannot be written to (ENOENT)'],
])('refuses %s, and says what to give', (_, place, message) => {
  writeFileSync(join(dir, 'file'), '');
  const refusal = refusalOf(place.startsWith('/') ? place : join(dir, place));
  expect(refusal?.message).toContain(message);
  expect(refusal?.next).toEqual([expect.stringContaining('Give --data a folder')]);
});

it('locks for one process only, can be released, and does not lock a copy', () => {
  const folder = join(dir, 'world');
  const release = lockFolder(folder);
  expect(refusalOf(folder)?.message).toBe(`${folder} is in use by another simulator, process ${process.pid}`);
  cpSync(folder, join(dir, 'copy'), { recursive: true });
  expect(refusalOf(join(dir, 'copy'))).toBeUndefined();
  release();
  expect(existsSync(join(folder, 'simulator.pid'))).toBe(false);
  expect(refusalOf(folder)).toBeUndefined();
});

it('keeps another process out by its number, and takes over from one that was killed', async () => {
  const folder = join(dir, 'world');
  mkdirSync(folder);
  const code = `
    const Database = require('libsql');
    const db = new Database(${JSON.stringify(join(folder, 'simulator.lock'))});
    db.exec('BEGIN EXCLUSIVE');
    require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'simulator.pid'))}, process.pid + '\\n');
    console.log('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['-e', code], { cwd: process.cwd() });
  const gone = new Promise((resolve) => void child.once('exit', resolve));
  await new Promise((resolve) => void child.stdout.once('data', resolve));
  await expect(startSimulator({ dataDir: folder })).rejects.toThrow(
    `in use by another simulator, process ${child.pid}`,
  );
  child.kill('SIGKILL');
  await gone;
  expect(existsSync(join(folder, 'simulator.pid'))).toBe(true);
  await (await startSimulator({ dataDir: folder })).close();
});

it('is released when a start fails', async () => {
  await (await startSimulator({ dataDir: dir, seed: 'one' })).close();
  await expect(startSimulator({ dataDir: dir, seed: 'two' })).rejects.toThrow('made with seed "one"');
  await (await startSimulator({ dataDir: dir, seed: 'one' })).close();
});
