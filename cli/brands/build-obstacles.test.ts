import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBrands } from './build/build-brands.ts';
import { snapshot, testBrands } from '#cli/test/brands.ts';

const appRoot = process.cwd();
let brands: ReturnType<typeof testBrands>;
beforeAll(() => (brands = testBrands(['nightjar'])));
afterAll(() => brands.remove());

describe('a folder that is not ours', () => {
  it.each(['nightjar', '_hosting/nightjar', '_builds/app'])('is never replaced: %s', async (folder) => {
    const foreign = mkdtempSync(path.join(tmpdir(), 'slipway-foreign-'));
    try {
      mkdirSync(path.join(foreign, folder), { recursive: true });
      writeFileSync(path.join(foreign, folder, 'mine.conf'), 'server {}');
      const before = snapshot(foreign);
      await expect(buildBrands({ root: brands.root, appRoot, ids: ['nightjar'], out: foreign })).rejects.toMatchObject({
        exitCode: 2,
        message: `${path.join(foreign, folder)} already exists and was not built by slipway.`,
        next: ['Choose another --out, or remove the folder yourself.'],
      });
      expect(snapshot(foreign)).toEqual(before);
    } finally {
      rmSync(foreign, { recursive: true });
    }
  });
});

describe('a full disk', () => {
  it('is named by init, which leaves no brand and no half schema', () => {
    const { status, stderr } = brands.slipwayOnFullDisk(2, ['brand', 'init', 'vento-sul', '--json']);
    expect(stderr).toContain(`There is no space left to write ${path.join(brands.root, 'brands')}: EFBIG`);
    expect(status).toBe(2);
    expect(Object.keys(snapshot(brands.root)).filter((file) => /vento-sul|schema|\.tmp/.test(file))).toEqual([]);
  });
});

describe('a brand of a newer Slipway', () => {
  it.each(['build', 'preview'])('is refused by slipway brand %s, with the reason', async (command) => {
    const newer = testBrands(['nightjar']);
    try {
      newer.edit('nightjar', '"version": 2', '"version": 99');
      expect(
        await newer.slipway(['brand', command, 'nightjar', ...(command === 'build' ? ['--without-secret'] : [])]),
      ).toMatchObject({
        status: command === 'build' ? 1 : 2,
        stderr: expect.stringContaining('npm install ./slipway-VERSION.tgz'),
      });
      expect(existsSync(path.join(newer.root, 'dist'))).toBe(false);
    } finally {
      newer.remove();
    }
  });
});

describe('the storage secret', () => {
  const SECRET = 'SLIPWAY_NIGHTJAR_STORAGE_SECRET';
  const built = () => existsSync(path.join(secret.root, 'sites/nightjar/index.html'));
  let secret: ReturnType<typeof testBrands>;
  beforeAll(() => (secret = testBrands(['nightjar'])));
  afterAll(() => secret.remove());

  it.each([{}, { [SECRET]: '' }, { [SECRET]: ' \n' }])(
    'stops a build for players where it is missing: %j',
    async (env) => {
      const { status, stderr } = await secret.slipway(['brand', 'build', 'nightjar', '--out', 'sites'], env);
      expect(stderr).toContain(`The storage secret is not set: ${SECRET}`);
      expect(stderr).toContain('signs every player out');
      expect(status).toBe(2);
      expect(built()).toBe(false);
    },
  );

  it('is only warned of where nothing is written', async () => {
    const { status, stderr } = await secret.slipway(['brand', 'build', 'nightjar', '--dry-run']);
    expect(stderr).toMatch(/^warning: The storage secret is not set/);
    expect(status).toBe(0);
  });

  it('is nothing to speak of where it is set, or may be missing', async () => {
    const dry = ['brand', 'build', 'nightjar', '--dry-run'];
    expect(await secret.slipway(dry, { [SECRET]: 'x' })).toMatchObject({ status: 0, stderr: '' });
    expect(await secret.slipway([...dry, '--without-secret'])).toMatchObject({ status: 0, stderr: '' });
  });
});
