import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { spawn, spawnSync } from 'node:child_process';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBrands } from './build/build-brands.ts';
import { lockFolder } from './build/lock-folder.ts';
import { snapshot, testBrands } from '#cli/test/brands.ts';

const REPOSITORY = process.cwd();
let brands: ReturnType<typeof testBrands>;
beforeAll(() => (brands = testBrands(['nightjar', 'pennygate'])));
afterAll(() => brands.remove());

describe('slipway brand build', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'slipway-out-'));
  afterAll(() => rmSync(out, { recursive: true, force: true }));
  const build = (...args: string[]) => brands.slipway(['brand', 'build', ...args, '--without-secret', '--json']);
  const states = (stdout: string) =>
    Object.fromEntries(
      (JSON.parse(stdout) as { brands: { id: string; state: string }[] }).brands.map(({ id, state }) => [id, state]),
    );

  /** Gives the next build something to do: the mark of a brand has the times of its files. */
  const touch = () => utimesSync(brands.file('nightjar'), new Date(), new Date());

  it('says what it would write, and writes nothing', async () => {
    const target = path.join(out, 'dry');
    expect(states((await build('nightjar', '--dry-run', '--out', target)).stdout)).toEqual({
      nightjar: 'would be built',
    });
    expect(existsSync(target)).toBe(false);
  });

  it('compiles once, stamps each, and the same bytes come out elsewhere; JavaScript is the same for all', async () => {
    const [one, two] = [path.join(out, 'one'), path.join(out, 'two')];
    const first = await build('nightjar', 'pennygate', '--out', one);
    expect(first.stderr).toBe('');
    expect(states(first.stdout)).toEqual({ nightjar: 'built', pennygate: 'built' });
    expect((await build('nightjar', 'pennygate', '--out', two)).status).toBe(0);
    for (const part of ['nightjar', 'pennygate', '_hosting'])
      expect(snapshot(path.join(two, part))).toEqual(snapshot(path.join(one, part)));
    expect(snapshot(path.join(one, 'nightjar/assets'))).toEqual(snapshot(path.join(one, 'pennygate/assets')));
    expect(readFileSync(path.join(one, 'nightjar/index.html'), 'utf8')).not.toContain('STORAGE_SECRET');
  });

  it('leaves alone what did not change, and builds again what was changed in the output', async () => {
    const one = path.join(out, 'one');
    const again = async (): Promise<object> => states((await build('nightjar', 'pennygate', '--out', one)).stdout);
    expect(await again()).toEqual({ nightjar: 'unchanged', pennygate: 'unchanged' });
    brands.edit('nightjar', '"Quiet, dark, quick.', '"Quiet, dark.');
    expect(await again()).toEqual({ nightjar: 'built', pennygate: 'unchanged' });
    rmSync(path.join(one, 'pennygate/manifest.webmanifest'));
    expect(await again()).toEqual({ nightjar: 'unchanged', pennygate: 'built' });
    expect(existsSync(path.join(one, 'pennygate/manifest.webmanifest'))).toBe(true);
  });

  describe('while another build writes into the folder', () => {
    const one = path.join(out, 'one');
    const lock = path.join(one, '_builds', 'lock');
    const built = { brands: [{ id: 'nightjar', state: 'built' }] };
    const buildHere = () => buildBrands({ root: brands.root, appRoot: REPOSITORY, ids: ['nightjar'], out: one });
    beforeEach(touch);

    it('is refused and changes nothing; afterwards it builds', async () => {
      const unlock = lockFolder(one);
      const before = snapshot(one);
      await expect(buildHere()).rejects.toMatchObject({
        exitCode: 2,
        message: `Another build is writing into ${one}: process ${process.pid}.`,
        next: [expect.stringContaining('Wait until it ends'), `If no build is running, remove ${lock}`],
      });
      expect(snapshot(one)).toEqual(before);
      unlock();
      expect(await buildHere()).toMatchObject(built);
      expect(existsSync(lock)).toBe(false);
    });

    it('does not wait for a process that is gone, and knows nothing of one on another machine', async () => {
      const { pid } = spawnSync(process.execPath, ['-e', '0']);
      writeFileSync(lock, `${pid} ${hostname()}\n`);
      expect(await buildHere()).toMatchObject(built);
      touch();
      writeFileSync(lock, '17 another-host\n');
      await expect(buildHere()).rejects.toMatchObject({
        message: expect.stringContaining('process 17 on another-host'),
      });
      expect(readFileSync(lock, 'utf8')).toBe('17 another-host\n');
      rmSync(lock);
    });

    it('is free again after a build that failed', async () => {
      const record = path.join(one, '_builds', 'nightjar.json');
      rmSync(record);
      mkdirSync(record);
      await expect(buildHere()).rejects.toMatchObject({ code: 'EISDIR' });
      expect(Object.keys(snapshot(one)).filter((file) => /lock|\.tmp/.test(file))).toEqual([]);
      rmSync(record, { recursive: true });
      expect(await buildHere()).toMatchObject(built);
    });
  });

  it('names the folder and a remedy where the disk is full, and leaves the site that was there', async () => {
    const one = path.join(out, 'one');
    const before = snapshot(path.join(one, 'nightjar'));
    touch();
    const { status, stderr } = brands.slipwayOnFullDisk(4, [
      'brand',
      'build',
      'nightjar',
      '--without-secret',
      '--out',
      one,
    ]);
    expect(stderr).toContain(`error: There is no space left to write ${one}: EFBIG`);
    expect(stderr).toContain('Free some space there, or choose another folder');
    expect(status).toBe(2);
    expect(snapshot(path.join(one, 'nightjar'))).toEqual(before);
    expect(Object.keys(snapshot(one)).filter((file) => /draft|\.old-|\.tmp|lock/.test(file))).toEqual([]);
    expect(states((await build('nightjar', '--out', one)).stdout)).toEqual({ nightjar: 'built' });
  });

  it('builds again for another storage secret, and writes a hash of it only', async () => {
    const one = path.join(out, 'one');
    const page = () => readFileSync(path.join(one, 'pennygate/index.html'), 'utf8');
    expect(page()).not.toContain('storageKey');
    const built = await brands.slipway(['brand', 'build', 'pennygate', '--out', one, '--json'], {
      SLIPWAY_PENNYGATE_STORAGE_SECRET: 'open-sesame',
    });
    expect(states(built.stdout)).toEqual({ pennygate: 'built' });
    expect(page()).toContain('storageKey');
    for (const file of Object.keys(snapshot(one)))
      expect(readFileSync(path.join(one, file), 'utf8')).not.toContain('open-sesame');
  });

  it('builds nothing at all when one of the brands has an error', async () => {
    const some = testBrands(['nightjar', 'pennygate']);
    some.edit('pennygate', '"corners": "square"', '"corners": "wavy"');
    const built = await some.slipway(['brand', 'build', '--all', '--without-secret', '--out', 'sites']);
    expect(built).toMatchObject({ status: 1, stderr: expect.stringContaining('brands/pennygate/brand.json:') });
    expect(existsSync(path.join(some.root, 'sites'))).toBe(false);
    some.remove();
  });

  it('never replaces a folder that is not its own: --out brands would remove the sources', async () => {
    const before = snapshot(path.join(brands.root, 'brands/nightjar'));
    expect(await build('nightjar', '--out', 'brands')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('was not built by slipway'),
    });
    expect(snapshot(path.join(brands.root, 'brands/nightjar'))).toEqual(before);
    rmSync(path.join(brands.root, 'brands/_builds'), { recursive: true, force: true });
  });

  it('writes through no link', async () => {
    const elsewhere = mkdtempSync(path.join(out, 'elsewhere-'));
    for (const link of ['nightjar', '_hosting', '_builds']) {
      const target = mkdtempSync(path.join(out, 'linked-'));
      symlinkSync(elsewhere, path.join(target, link));
      expect(await build('nightjar', '--out', target)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('is a symbolic link'),
      });
    }
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  it('says that it may not write, with 2', async () => {
    const locked = path.join(out, 'locked');
    mkdirSync(locked);
    chmodSync(locked, 0o500);
    // Root may write everywhere: a file in the folder's place stops it as well.
    writeFileSync(path.join(out, 'a-file'), '');
    const target = process.getuid?.() === 0 ? path.join(out, 'a-file/sites') : locked;
    expect(await build('nightjar', '--out', target)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/cannot be (?:created|written)/),
    });
  });

  it('leaves nothing half-written on Ctrl-C, and ends with 130', async () => {
    const target = path.join(out, 'stopped');
    const child = spawn(
      'node',
      [path.join(REPOSITORY, 'cli/slipway.cjs'), 'brand', 'build', 'nightjar', '--without-secret', '--out', target],
      { cwd: brands.root },
    );
    const drafts = (): string[] =>
      existsSync(path.join(target, '_builds')) ? readdirSync(path.join(target, '_builds')) : [];
    const isWriting = (): boolean => drafts().some((name) => name.includes('draft'));
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    while (!isWriting() && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(drafts()).toEqual([]);
    expect(existsSync(path.join(target, 'nightjar'))).toBe(false);
  });
});

it('slipway brand shots ends when the browser does not start', async () => {
  const { status, stderr } = await brands.slipway(['brand', 'shots', 'nightjar', '--out', 'pictures'], {
    SLIPWAY_CHROMIUM: '/bin/false',
  });
  expect(stderr).toContain('/bin/false did not start');
  expect(status).toBe(1);
});

it('slipway brand shots refuses a screen that it does not have, and names those it has', async () => {
  const { status, stderr } = await brands.slipway(['brand', 'shots', 'nightjar', '--screens', 'home,lobbi']);
  expect(stderr).toContain("Unknown name 'lobbi' in --screens.");
  expect(stderr).toContain('home, lobby, match, slip, sign-in, wallet, lottery');
  expect(status).toBe(2);
});
