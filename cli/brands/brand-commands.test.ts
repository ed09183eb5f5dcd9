import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { snapshot, testBrands } from '#cli/test/brands.ts';

let brands: ReturnType<typeof testBrands>;
beforeAll(() => (brands = testBrands(['harborlight', 'nightjar', 'pennygate'])));
afterAll(() => brands.remove());

const BAD_IDS = [
  '../harborlight',
  'a/b',
  '.',
  '..',
  '-brand',
  'Brand',
  'a',
  'brand.json',
  'a'.repeat(200),
  'constructor\u0000',
  'constructor',
  'prototype',
  '',
];

describe('ids', () => {
  it.each(['valueof', 'null'])('%s is a name like any other', async (id) => {
    expect(await brands.slipway(['brand', 'init', id, '--json'])).toMatchObject({ status: 0, stderr: '' });
    expect(await brands.slipway(['brand', 'check', id])).toMatchObject({ status: 0 });
    expect(JSON.parse(brands.read(id))).toMatchObject({ id, domains: [`${id}.example`] });
    expect((await brands.slipway(['brand', 'init', id])).status).toBe(2);
    rmSync(path.join(brands.root, 'brands', id), { recursive: true });
  });

  it.each(BAD_IDS.filter((id) => !id.startsWith('-') && !id.includes('\u0000')).map((id) => [id]))(
    'refuses %j everywhere, and writes nothing',
    async (id) => {
      const before = snapshot(brands.root);
      for (const args of [
        ['check', id],
        ['build', id, '--out', 'out'],
        ['init', id],
      ]) {
        const { status, stderr } = await brands.slipway(['brand', ...args]);
        expect(stderr).toContain('is not a valid brand id');
        expect(stderr.length).toBeLessThan(500);
        expect(status).toBe(2);
      }
      expect(snapshot(brands.root)).toEqual(before);
    },
  );

  it('takes what begins with a dash for an option, and says so', async () => {
    expect(await brands.slipway(['brand', 'check', '-brand'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('unknown option'),
    });
    expect(await brands.slipway(['brand', 'check', '--', '-brand'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('is not a valid brand id'),
    });
  });

  it('names the brand that was meant', async () => {
    const { status, stderr } = await brands.slipway(['brand', 'build', 'nightjer']);
    expect(stderr).toContain('Did you mean nightjar?');
    expect(status).toBe(2);
  });
});

describe('init, check, diff, list', () => {
  it('makes a brand that passes the check, for each profile, without asking when there is no terminal', async () => {
    for (const profile of ['none', 'uk', 'br']) {
      const id = `new-${profile}`;
      const made = await brands.slipway([
        'brand',
        'init',
        id,
        '--profile',
        profile,
        '--name',
        `New "${profile}" <3>`,
        '--json',
      ]);
      expect(made.status).toBe(0);
      expect(JSON.parse(made.stdout)).toMatchObject({ id, folder: `brands/${id}` });
      expect(await brands.slipway(['brand', 'check', id])).toMatchObject({ status: 0 });
    }
    expect(JSON.parse(brands.read('new-br'))).toMatchObject({
      profile: 'br',
      currency: 'BRL',
      features: { crypto: false, card: false },
    });
    expect(readdirSync(path.join(brands.root, 'brands')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('copies a brand, and takes away what the new profile forbids', async () => {
    expect(
      await brands.slipway([
        'brand',
        'init',
        'harbor-br',
        '--from',
        'harborlight',
        '--profile',
        'br',
        '--languages',
        'pt,en',
      ]),
    ).toMatchObject({ status: 0 });
    expect(await brands.slipway(['brand', 'check', 'harbor-br'])).toMatchObject({ status: 0 });
    const copy = JSON.parse(brands.read('harbor-br')) as {
      languages: string[];
      features: { bonus: boolean };
      storageSecret: { env: string };
    };
    expect(copy).toMatchObject({
      languages: ['pt', 'en'],
      features: { bonus: false },
      storageSecret: { env: 'SLIPWAY_HARBOR_BR_STORAGE_SECRET' },
    });
    // Harborlight's legal pages would hide those of the jurisdiction, and its texts in other languages are not offered.
    const texts = (brand: string) => readdirSync(path.join(brands.root, 'brands', brand, 'locales')).sort();
    expect(texts('harborlight')).toContain('ru');
    expect(texts('harbor-br')).toEqual(['en', 'pt']);
    const pages = (brand: string) =>
      readdirSync(path.join(brands.root, 'brands', brand, 'locales/en')).filter((file) => file.startsWith('page-'));
    expect(pages('harborlight')).toContain('page-terms.json');
    expect(pages('harbor-br')).toEqual([]);
  });

  it('copies no link: what it points to may be anything', async () => {
    const some = testBrands(['nightjar']);
    for (const [file, target] of [
      ['locales', '/etc'],
      ['logo.svg', '/etc/passwd'],
    ] as const) {
      const link = path.join(some.root, 'brands/nightjar', file);
      rmSync(link, { recursive: true, force: true });
      symlinkSync(target, link);
      expect(await some.slipway(['brand', 'init', 'copied', '--from', 'nightjar'])).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('is not a regular file and is not copied'),
      });
      expect(readdirSync(path.join(some.root, 'brands')).sort()).toEqual(['nightjar']);
      rmSync(link);
    }
    some.remove();
  });

  it('refuses a taken id, an unknown language and a broken domain, and leaves nothing', async () => {
    const before = readdirSync(path.join(brands.root, 'brands'));
    expect(await brands.slipway(['brand', 'init', 'nightjar'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('already exists'),
    });
    expect(await brands.slipway(['brand', 'init', 'other', '--languages', 'fr'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("Unknown language 'fr'."),
    });
    expect(await brands.slipway(['brand', 'init', 'other', '--domain', 'a b'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('host name'),
    });
    expect(readdirSync(path.join(brands.root, 'brands'))).toEqual(before);
  });

  it('prints findings as text, JSON and SARIF, and never lets a file write to the terminal', async () => {
    const broken = testBrands(['nightjar']);
    broken.edit('nightjar', '"corners": "square"', '"corners": "\\u001b[2Jwavy"');
    const text = await broken.slipway(['brand', 'check']);
    expect(text.status).toBe(1);
    expect(text.stdout).toMatch(/brands\/nightjar\/brand\.json:\d+:\d+ error/);
    expect(text.stdout).not.toContain('\u001b');
    const json = JSON.parse((await broken.slipway(['brand', 'check', '--json'])).stdout) as { summary: object };
    expect(json.summary).toEqual({ brands: 1, errors: 1, warnings: 0 });
    const sarif = JSON.parse((await broken.slipway(['brand', 'check', '--sarif'])).stdout) as {
      runs: { results: { ruleId: string }[] }[];
    };
    expect(sarif.runs[0]?.results.map(({ ruleId }) => ruleId)).toEqual(['odd-character']);
    broken.remove();
  });

  it('shows what differs between two brands', async () => {
    const { differences } = JSON.parse(
      (await brands.slipway(['brand', 'diff', 'nightjar', 'pennygate', '--json'])).stdout,
    ) as {
      differences: { key: string; a: unknown; b: unknown }[];
    };
    expect(differences).toContainEqual({ key: 'profile', a: 'none', b: 'uk' });
    expect(differences.find(({ key }) => key === 'languages')).toEqual({
      key: 'languages',
      a: ['ru', 'tr', 'ko', 'ja', 'es', 'pt'],
      b: [],
    });
    expect(differences.map(({ key }) => key)).toContain('logo.svg');
    expect((await brands.slipway(['brand', 'diff', 'nightjar', 'nightjar'])).stdout).toContain('do not differ');
  });

  it('lists brands, also broken ones', async () => {
    const some = testBrands(['nightjar', 'pennygate']);
    writeFileSync(some.file('pennygate'), '{');
    expect((await some.slipway(['brand', 'list'])).stdout).toMatch(/pennygate +\? .*1 errors/);
    expect(JSON.parse((await some.slipway(['brand', 'list', '--json'])).stdout)).toMatchObject([
      { id: 'nightjar', errors: 0 },
      { id: 'pennygate', errors: 1 },
    ]);
    some.remove();
  });
});
