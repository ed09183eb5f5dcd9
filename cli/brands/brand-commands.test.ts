import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBrands } from './test-brands.ts';

const REPOSITORY = process.cwd();
let brands: ReturnType<typeof testBrands>;
beforeAll(() => (brands = testBrands(['harborlight', 'nightjar', 'pennygate'])));
afterAll(() => brands.remove());

/** Every file below a folder with the hash of its content. */
const snapshot = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );

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
  '',
];

describe('ids', () => {
  it.each(BAD_IDS.filter((id) => !id.startsWith('-') && !id.includes('\u0000')).map((id) => [id]))(
    'refuses %j everywhere, and writes nothing',
    (id) => {
      const before = snapshot(brands.root);
      for (const args of [
        ['check', id],
        ['build', id, '--out', 'out'],
        ['init', id],
      ]) {
        const { status, stderr } = brands.slipway(['brand', ...args]);
        expect(stderr).toContain('is no brand id');
        expect(stderr.length).toBeLessThan(500);
        expect(status).toBe(2);
      }
      expect(snapshot(brands.root)).toEqual(before);
    },
  );

  it('takes what begins with a dash for an option, and says so', () => {
    expect(brands.slipway(['brand', 'check', '-brand'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('unknown option'),
    });
    expect(brands.slipway(['brand', 'check', '--', '-brand'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('is no brand id'),
    });
  });

  it('names the brand that was meant', () => {
    const { status, stderr } = brands.slipway(['brand', 'build', 'nightjer']);
    expect(stderr).toContain('Did you mean nightjar?');
    expect(status).toBe(2);
  });
});

describe('init, check, diff, list', () => {
  it('makes a brand that passes the check, for each profile, without asking where nobody answers', () => {
    for (const profile of ['none', 'uk', 'br']) {
      const id = `new-${profile}`;
      const made = brands.slipway([
        'brand',
        'init',
        id,
        '--profile',
        profile,
        '--name',
        `New "${profile}" <b>`,
        '--json',
      ]);
      expect(made.status).toBe(0);
      expect(JSON.parse(made.stdout)).toMatchObject({ id, folder: `brands/${id}` });
      expect(brands.slipway(['brand', 'check', id])).toMatchObject({ status: 0 });
    }
    expect(JSON.parse(brands.read('new-br'))).toMatchObject({
      profile: 'br',
      currency: 'BRL',
      features: { crypto: false, card: false },
    });
    expect(readdirSync(path.join(brands.root, 'brands')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('copies a brand, and takes away what the new profile forbids', () => {
    expect(
      brands.slipway([
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
    expect(brands.slipway(['brand', 'check', 'harbor-br'])).toMatchObject({ status: 0 });
    const copy = JSON.parse(brands.read('harbor-br')) as {
      languages: string[];
      features: { bonus: boolean };
      storageSecret: { env: string };
    };
    expect(copy).toMatchObject({
      languages: ['pt', 'en'],
      features: { bonus: false },
      storageSecret: { env: 'HARBOR_BR_STORAGE_SECRET' },
    });
  });

  it('copies no link: what it points to may be anything', () => {
    const some = testBrands(['nightjar']);
    for (const [file, target] of [
      ['locales', '/etc'],
      ['logo.svg', '/etc/passwd'],
    ] as const) {
      const link = path.join(some.root, 'brands/nightjar', file);
      rmSync(link, { recursive: true, force: true });
      symlinkSync(target, link);
      expect(some.slipway(['brand', 'init', 'copied', '--from', 'nightjar'])).toMatchObject({
        status: 2,
        stderr: expect.stringContaining('is a link'),
      });
      expect(readdirSync(path.join(some.root, 'brands')).sort()).toEqual(['nightjar']);
      rmSync(link);
    }
    some.remove();
  });

  it('refuses a taken id, an unknown language and a broken domain, and leaves nothing', () => {
    const before = readdirSync(path.join(brands.root, 'brands'));
    expect(brands.slipway(['brand', 'init', 'nightjar'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('is there already'),
    });
    expect(brands.slipway(['brand', 'init', 'other', '--languages', 'fr'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("'fr' is no language"),
    });
    expect(brands.slipway(['brand', 'init', 'other', '--domain', 'a b'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('host name'),
    });
    expect(readdirSync(path.join(brands.root, 'brands'))).toEqual(before);
  });

  it('tells findings as text, JSON and SARIF, and never lets a file write to the terminal', () => {
    const broken = testBrands(['nightjar']);
    broken.edit('nightjar', '"corners": "soft"', '"corners": "\\u001b[2Jwavy"');
    const text = broken.slipway(['brand', 'check']);
    expect(text.status).toBe(1);
    expect(text.stdout).toMatch(/brands\/nightjar\/brand\.json:\d+:\d+ error/);
    expect(text.stdout).not.toContain('\u001b');
    const json = JSON.parse(broken.slipway(['brand', 'check', '--json']).stdout) as { summary: object };
    expect(json.summary).toEqual({ brands: 1, errors: 1, warnings: 0 });
    const sarif = JSON.parse(broken.slipway(['brand', 'check', '--sarif']).stdout) as {
      runs: { results: { ruleId: string }[] }[];
    };
    expect(sarif.runs[0]?.results.map(({ ruleId }) => ruleId)).toEqual(['wrong-type']);
    broken.remove();
  });

  it('tells what differs between two brands', () => {
    const { differences } = JSON.parse(brands.slipway(['brand', 'diff', 'nightjar', 'pennygate', '--json']).stdout) as {
      differences: { key: string; a: unknown; b: unknown }[];
    };
    expect(differences).toContainEqual({ key: 'profile', a: 'none', b: 'uk' });
    expect(differences.find(({ key }) => key === 'languages')).toEqual({
      key: 'languages',
      a: ['ru', 'tr', 'ko', 'ja', 'es', 'pt'],
      b: [],
    });
    expect(differences.map(({ key }) => key)).toContain('logo.svg');
    expect(brands.slipway(['brand', 'diff', 'nightjar', 'nightjar']).stdout).toContain('do not differ');
  });

  it('lists brands, also broken ones', () => {
    const some = testBrands(['nightjar', 'pennygate']);
    writeFileSync(some.file('pennygate'), '{');
    expect(some.slipway(['brand', 'list']).stdout).toMatch(/pennygate +\? .*1 errors/);
    expect(JSON.parse(some.slipway(['brand', 'list', '--json']).stdout)).toMatchObject([
      { id: 'nightjar', errors: 0 },
      { id: 'pennygate', errors: 1 },
    ]);
    some.remove();
  });
});

describe('build', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'slipway-out-'));
  afterAll(() => rmSync(out, { recursive: true, force: true }));
  const build = (...args: string[]) => brands.slipway(['brand', 'build', ...args, '--json']);
  const states = (stdout: string) =>
    Object.fromEntries(
      (JSON.parse(stdout) as { brands: { id: string; state: string }[] }).brands.map(({ id, state }) => [id, state]),
    );

  it('says what it would write, and writes nothing', () => {
    const target = path.join(out, 'dry');
    expect(states(build('nightjar', '--dry-run', '--out', target).stdout)).toEqual({ nightjar: 'would be built' });
    expect(existsSync(target)).toBe(false);
  });

  it('compiles once, stamps each, and the same bytes come out elsewhere; JavaScript is the same for all', () => {
    const [one, two] = [path.join(out, 'one'), path.join(out, 'two')];
    const first = build('nightjar', 'pennygate', '--out', one);
    expect(first.stderr).toBe('');
    expect(states(first.stdout)).toEqual({ nightjar: 'built', pennygate: 'built' });
    expect(build('nightjar', 'pennygate', '--out', two).status).toBe(0);
    for (const part of ['nightjar', 'pennygate', '_hosting'])
      expect(snapshot(path.join(two, part))).toEqual(snapshot(path.join(one, part)));
    expect(snapshot(path.join(one, 'nightjar/assets'))).toEqual(snapshot(path.join(one, 'pennygate/assets')));
    expect(readFileSync(path.join(one, 'nightjar/index.html'), 'utf8')).not.toContain('STORAGE_SECRET');
  });

  it('leaves alone what did not change, and mends what was changed behind its back', () => {
    const one = path.join(out, 'one');
    const again = (): object => states(build('nightjar', 'pennygate', '--out', one).stdout);
    expect(again()).toEqual({ nightjar: 'unchanged', pennygate: 'unchanged' });
    brands.edit('nightjar', '"Quiet, dark, quick.', '"Quiet, dark.');
    expect(again()).toEqual({ nightjar: 'built', pennygate: 'unchanged' });
    rmSync(path.join(one, 'pennygate/manifest.webmanifest'));
    expect(again()).toEqual({ nightjar: 'unchanged', pennygate: 'built' });
    expect(existsSync(path.join(one, 'pennygate/manifest.webmanifest'))).toBe(true);
  });

  it('builds again for another storage secret, and writes a hash of it only', () => {
    const one = path.join(out, 'one');
    const page = () => readFileSync(path.join(one, 'pennygate/index.html'), 'utf8');
    expect(page()).not.toContain('storageKey');
    const built = brands.slipway(['brand', 'build', 'pennygate', '--out', one, '--json'], {
      PENNYGATE_STORAGE_SECRET: 'open-sesame',
    });
    expect(states(built.stdout)).toEqual({ pennygate: 'built' });
    expect(page()).toContain('storageKey');
    for (const file of Object.keys(snapshot(one)))
      expect(readFileSync(path.join(one, file), 'utf8')).not.toContain('open-sesame');
  });

  it('builds nothing at all when one of the brands has an error', () => {
    const some = testBrands(['nightjar', 'pennygate']);
    some.edit('pennygate', '"corners": "square"', '"corners": "wavy"');
    const built = some.slipway(['brand', 'build', '--all', '--out', 'sites']);
    expect(built).toMatchObject({ status: 1, stderr: expect.stringContaining('brands/pennygate/brand.json:') });
    expect(existsSync(path.join(some.root, 'sites'))).toBe(false);
    some.remove();
  });

  it('never replaces a folder that is not its own: --out brands would remove the sources', () => {
    const before = snapshot(path.join(brands.root, 'brands/nightjar'));
    expect(build('nightjar', '--out', 'brands')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('no build of ours'),
    });
    expect(snapshot(path.join(brands.root, 'brands/nightjar'))).toEqual(before);
    rmSync(path.join(brands.root, 'brands/_builds'), { recursive: true, force: true });
  });

  it('writes through no link', () => {
    const elsewhere = mkdtempSync(path.join(out, 'elsewhere-'));
    for (const link of ['nightjar', '_hosting', '_builds']) {
      const target = mkdtempSync(path.join(out, 'linked-'));
      symlinkSync(elsewhere, path.join(target, link));
      expect(build('nightjar', '--out', target)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('is a link'),
      });
    }
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  it('says that it may not write, with 2', () => {
    const locked = path.join(out, 'locked');
    mkdirSync(locked);
    chmodSync(locked, 0o500);
    // Root may write everywhere: a file in the folder's place stops it as well.
    writeFileSync(path.join(out, 'a-file'), '');
    const target = process.getuid?.() === 0 ? path.join(out, 'a-file/sites') : locked;
    expect(build('nightjar', '--out', target)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/cannot be (?:made|written)/),
    });
  });

  it('leaves nothing half-written on Ctrl-C, and ends with 130', async () => {
    const target = path.join(out, 'stopped');
    const child = spawn(
      'node',
      [path.join(REPOSITORY, 'cli/slipway.js'), 'brand', 'build', 'nightjar', '--out', target],
      { cwd: brands.root },
    );
    const drafts = (): string[] =>
      existsSync(path.join(target, '_builds')) ? readdirSync(path.join(target, '_builds')) : [];
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    while (drafts().length === 0 && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 5));
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(drafts()).toEqual([]);
    expect(existsSync(path.join(target, 'nightjar'))).toBe(false);
  });
});
