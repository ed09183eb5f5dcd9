import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BRAND_VERSION } from '#contract/brand';
import { snapshot, testBrands } from '#cli/test/brands.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { stampSite } from '#cli/build/hosting/hosting-servers.fixture.ts';
import { MIGRATIONS } from '#cli/build/brand/migrations.ts';
import { runUpgrade } from './run-upgrade.ts';

const OLDER = 'fixtures/older-brands';
const older = (version: number): string =>
  readFileSync(`${OLDER}/version-${version}.json`, 'utf8').replace('"pennygate"', '"harborlight"');

describe('slipway upgrade', () => {
  let brands: ReturnType<typeof testBrands>;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: brands.root, encoding: 'utf8' });
  beforeEach(() => {
    brands = testBrands(['harborlight']);
  });
  afterEach(() => {
    brands.remove();
    vi.restoreAllMocks();
  });

  it('shows what would change and writes nothing, then writes it, then has nothing to do', async () => {
    writeFileSync(brands.file('harborlight'), older(1));
    const before = snapshot(brands.root);
    const shown = await brands.slipway(['upgrade', '--dry-run']);
    expect(shown).toMatchObject({ status: 0, stderr: '' });
    expect(shown.stdout).toContain('harborlight: version 1 would become 2');
    expect(shown.stdout).toContain('+   "version": 2,');
    expect(shown.stdout).toContain('brand.json states the version of its format');
    expect(snapshot(brands.root)).toEqual(before);

    expect(await brands.slipway(['upgrade'])).toMatchObject({ status: 0, stderr: '' });
    expect(brands.read('harborlight')).toBe(
      older(1).replace('"../brand.schema.json",', `"../brand.schema.json",\n  "version": ${BRAND_VERSION},`),
    );
    expect(readFileSync(path.join(brands.root, 'brands/brand.schema.json'), 'utf8')).toBe(
      readFileSync('brands/brand.schema.json', 'utf8'),
    );
    const after = snapshot(brands.root);
    expect((await brands.slipway(['upgrade'])).stdout).toBe(
      `harborlight: version ${BRAND_VERSION}, nothing to change.\n`,
    );
    expect(snapshot(brands.root)).toEqual(after);
  });

  it('renames the keys of own texts together with brand.json', async () => {
    writeFileSync(brands.file('harborlight'), older(1));
    const texts = path.join(brands.root, 'brands/harborlight/locales/en/page-terms.json');
    mkdirSync(path.dirname(texts), { recursive: true });
    writeFileSync(texts, '{\n  "s1": {\n    "text": "18+"\n  }\n}\n');
    writeFileSync(path.join(path.dirname(texts), 'broken.json'), '{');
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const renames = { namespace: 'page-terms', from: 's1.text', to: 's1.body' };
    await runUpgrade([], {}, brands.root, [{ to: 2, changes: ['a'], edits: () => [], texts: [renames] }]);
    expect(JSON.parse(readFileSync(texts, 'utf8'))).toEqual({ s1: { body: '18+' } });
    expect(readFileSync(path.join(path.dirname(texts), 'broken.json'), 'utf8')).toBe('{');
  });

  it('is refused over changes that are not committed, unless --force is given', async () => {
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'first');
    writeFileSync(brands.file('harborlight'), older(1));
    const before = snapshot(path.join(brands.root, 'brands'));
    expect(await brands.slipway(['upgrade'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Not committed: brands/harborlight/brand.json'),
    });
    expect(snapshot(path.join(brands.root, 'brands'))).toEqual(before);
    expect(await brands.slipway(['upgrade', '--dry-run'])).toMatchObject({ status: 0 });
    expect(await brands.slipway(['upgrade', '--force'])).toMatchObject({ status: 0 });
    git('add', '.');
    git('commit', '-qm', 'second');
    expect(await brands.slipway(['upgrade'])).toMatchObject({ status: 0 });
  });

  it('is refused where git cannot say what is committed, and goes on where there is no git', async () => {
    writeFileSync(brands.file('harborlight'), older(1));
    git('init', '-q');
    writeFileSync(path.join(brands.root, '.git/index'), 'damaged');
    const before = snapshot(brands.root);
    const refused = await brands.slipway(['upgrade']);
    expect({ ...refused, stderr: refused.stderr.replace(/(committed:).*/u, '$1 …') }).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'error: git cannot say what is committed: …\n  next: See what is wrong: git status\n  next: Or upgrade all the same: slipway upgrade --force\n',
    });
    expect(snapshot(brands.root)).toEqual(before);
    expect((await brands.slipway(['upgrade'], { PATH: '/nowhere' })).status).toBe(0);
    expect(brands.read('harborlight')).toContain(`"version": ${BRAND_VERSION}`);
  });

  it.each([
    ['"version": 99', 2, 'is of version 99; this Slipway knows versions up to 2'],
    ['"version": "two"', 2, 'has no version that is a whole number'],
    ['"version": 2,,', 2, 'brands/harborlight/brand.json:3:16: The file is not valid JSON.'],
  ])('refuses %s, and writes nothing', async (version, status, message) => {
    brands.edit('harborlight', `"version": ${BRAND_VERSION}`, version);
    const before = snapshot(brands.root);
    expect(await brands.slipway(['upgrade'])).toMatchObject({ status, stderr: expect.stringContaining(message) });
    expect(snapshot(brands.root)).toEqual(before);
  });

  it('is asked for by slipway brand check, as a warning; a newer file is an error', async () => {
    writeFileSync(brands.file('harborlight'), older(1));
    const checked = await brands.slipway(['brand', 'check', 'harborlight', '--json']);
    const { findings } = JSON.parse(checked.stdout) as { findings: { check: string; advice: string }[] };
    expect(findings.find(({ check }) => check === 'old-version')?.advice).toBe(
      'Bring it up to date: slipway upgrade harborlight',
    );
    writeFileSync(brands.file('harborlight'), older(1).replace('"id"', '"version": 99, "id"'));
    const newer = await brands.slipway(['brand', 'check', 'harborlight', '--json']);
    expect(newer.status).toBe(1);
    expect(JSON.parse(newer.stdout)).toMatchObject({
      findings: [{ check: 'future-version', severity: 'error', key: 'version' }],
    });
  });
});

describe('a brand of an older version', () => {
  const versions = Array.from({ length: BRAND_VERSION - 1 }, (_, index) => index + 1);

  it('is kept for each version there was, and each has a step to the next', () => {
    expect(readdirSync(OLDER).sort()).toEqual(versions.map((version) => `version-${version}.json`));
    expect(MIGRATIONS.map(({ to }) => to)).toEqual(versions.map((version) => version + 1));
    for (const { changes } of MIGRATIONS) expect(changes.join('')).toMatch(/\S+\.$/u);
  });

  it.each(versions)('is read as the newest, and built: version %i', async (version) => {
    const brands = testBrands(['harborlight']);
    try {
      writeFileSync(brands.file('harborlight'), older(version));
      // Harborlight of today has texts of its own, also in languages that the older brand does not offer.
      rmSync(path.join(path.dirname(brands.file('harborlight')), 'locales'), { recursive: true });
      expect(await readBrand(brands.root, 'harborlight')).toMatchObject({ id: 'harborlight', version: BRAND_VERSION });
      expect(await brands.slipway(['brand', 'build', 'harborlight', '--without-secret', '--dry-run'])).toMatchObject({
        status: 0,
      });
      // The app, which is the same for all brands, is not compiled for it.
      await stampSite(brands.root, 'app-1.js', 'harborlight', brands.root);
      expect(readFileSync(path.join(brands.root, 'harborlight/index.html'), 'utf8')).toContain('Pennygate');
    } finally {
      rmSync(brands.root, { recursive: true });
    }
  });
});
