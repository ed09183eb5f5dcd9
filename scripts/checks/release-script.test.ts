import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const SCRIPT = path.resolve('docs/operators/recipes/release.sh');
const SCRIPT_BYTES = 100_000;
/** A disk that takes no file of more blocks than this: the copy of a script is cut. */
const ON_FULL_DISK = ['-c', 'ulimit -f 8; exec sh "$@"', 'sh'];

let root: string;
let live: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'slipway-release-'));
  live = path.join(root, 'live');
});
afterEach(() => rmSync(root, { recursive: true }));

/** A release as a build writes it, with one script of its own. */
function release(name: string): string {
  const files = {
    'index.html': `<p>${name}`,
    'health.json': `{"build":"${name}"}`,
    [`assets/${name}.js`]: name.padEnd(SCRIPT_BYTES, '.'),
  };
  const folder = path.join(root, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, 'ours', file)), { recursive: true });
    writeFileSync(path.join(folder, 'ours', file), text);
  }
  mkdirSync(path.join(folder, '_hosting/ours'), { recursive: true });
  const sums = Object.entries(files).map(
    ([file, text]) => `${createHash('sha256').update(text).digest('hex')}  ${file}\n`,
  );
  writeFileSync(path.join(folder, '_hosting/ours/files.sha256'), sums.join(''));
  return folder;
}

const health = () => `file://${live}/ours/health.json`;
const run = (args: readonly string[], before: readonly string[] = [], env: NodeJS.ProcessEnv = {}) =>
  spawnSync('sh', [...before, SCRIPT, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TRIES: '1', ...env },
  });

it('goes back, and says why, when the web server does not take the release', () => {
  const one = release('one');
  expect(run([one, live, 'ours', health()])).toMatchObject({ status: 0 });
  const refused = run([release('two'), live, 'ours', health()], [], { RELOAD: 'false' });
  expect(refused).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The web server did not take it: false'),
  });
  expect(refused.stderr).toContain(`back to ${one}`);
  expect(readlinkSync(live)).toBe(one);
});

it('copies what a full disk has cut again, so that open tabs get whole scripts', () => {
  expect(run([release('one'), live, 'ours', health()])).toMatchObject({ status: 0 });
  const two = release('two');
  expect(run([two, live, 'ours', health()], ON_FULL_DISK).status).not.toBe(0);
  expect(readlinkSync(live)).toBe(path.join(root, 'one'));
  expect(run([two, live, 'ours', health()])).toMatchObject({ status: 0 });
  expect(readFileSync(path.join(live, 'ours/assets/one.js')).length).toBe(SCRIPT_BYTES);
  expect(readdirSync(path.join(live, 'ours/assets')).sort()).toEqual(['one.js', 'two.js']);
});

it('takes a release by a path from here', () => {
  release('one');
  mkdirSync(path.join(root, 'served'));
  live = path.join(root, 'served/live');
  expect(run(['one', live, 'ours', health()])).toMatchObject({ status: 0 });
  expect(readlinkSync(live)).toBe(path.join(root, 'one'));
});

it('refuses a live folder that is no link, and says what to do', () => {
  mkdirSync(live);
  writeFileSync(path.join(live, 'mine.html'), '');
  const { status, stderr } = run([release('one'), live, 'ours', health()]);
  expect([status, stderr]).toEqual([
    1,
    `This is no link, and nothing was switched: ${live}\nMove it away, or name another link, which the web server serves.\n`,
  ]);
  expect(readdirSync(root).sort()).toEqual(['live', 'one']);
});

it.each([[[]], [['one', 'live', 'ours']]])('says how it is called where it is called with %j', (args) => {
  const { status, stderr } = run(args);
  expect([status, stderr]).toEqual([2, expect.stringContaining('release.sh RELEASE LIVE BRAND HEALTH-URL')]);
});

it('names a brand that the release does not have', () => {
  const { status, stderr } = run([release('one'), live, 'theirs', health()]);
  expect([status, stderr]).toEqual([1, `This release has no brand of this name: ${path.join(root, 'one/theirs')}\n`]);
});

it('lets one release at a time switch a link', async () => {
  release('one');
  const slow = spawn('sh', [SCRIPT, path.join(root, 'one'), live, 'ours', 'file:///none'], {
    env: { ...process.env, TRIES: '2' },
  });
  const ended = new Promise((resolve) => slow.once('close', resolve));
  await expect.poll(() => existsSync(live)).toBe(true);
  const { status, stderr } = run([release('two'), live, 'ours', health()]);
  expect([status, stderr]).toEqual([1, expect.stringContaining(`remove ${live}.lock`)]);
  await ended;
  expect(existsSync(`${live}.lock`)).toBe(false);
});
