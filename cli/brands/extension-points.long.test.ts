import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Brand } from '#contract/brand';
import { stampBrand } from '#cli/build/stamp-brand.ts';
import { checkBrand } from './checks/check-brand.ts';
import { testBrands } from '#cli/test/brands.ts';

const REPOSITORY = process.cwd();
let brands: ReturnType<typeof testBrands>;
const inBrand = (name: string) => path.join(brands.root, 'brands/harborlight', name);
const check = () => checkBrand(brands.root, 'harborlight', REPOSITORY).findings;

function put(name: string, content: string): void {
  mkdirSync(path.dirname(inBrand(name)), { recursive: true });
  writeFileSync(inBrand(name), content);
}

function change(settings: Partial<Brand>): void {
  const brand = JSON.parse(brands.read('harborlight')) as Brand;
  writeFileSync(brands.file('harborlight'), JSON.stringify({ ...brand, ...settings }, null, 2));
}

async function build() {
  const folder = path.join(brands.root, 'compiled');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'app-1.js'), 'export {};');
  const app = {
    folder,
    script: 'app-1.js',
    style: 'app-1.css',
    pressStyle: 'press-1.css',
    lazyStyle: 'later-1.css',
    first: ['app-1.js'],
    groups: {},
    firstOdds: 'first-odds-1.js',
    metafile: { inputs: {}, outputs: {} },
  };
  const site = await stampBrand({ root: brands.root, appRoot: REPOSITORY, id: 'harborlight', app, out: 'out' });
  return {
    names: readdirSync(site),
    read: (name: string) => readFileSync(path.join(site, name), 'utf8'),
    page: () => readFileSync(path.join(site, 'index.html'), 'utf8'),
  };
}

beforeEach(() => (brands = testBrands(['harborlight'])));
afterEach(() => brands.remove());

describe('public/', () => {
  it('is copied into the site, its robots.txt instead of the one that the build writes', async () => {
    put('public/google123abc.html', 'google-site-verification: google123abc.html');
    put('public/.well-known/assetlinks.json', '[]');
    const without = (await build()).read('robots.txt');
    expect(without).toContain('Disallow: /profile\n');
    // A search engine draws the page with what the upstream answers.
    expect(without).not.toContain('/sports/');
    expect(without).toContain('Sitemap: https://harborlight.example/sitemap.xml');
    put('public/robots.txt', 'User-agent: *\nDisallow: /own\n');
    expect(check()).toEqual([]);
    const site = await build();
    expect(site.read('robots.txt')).toBe('User-agent: *\nDisallow: /own\n');
    expect(site.read('google123abc.html')).toContain('google123abc');
    expect(site.read('.well-known/assetlinks.json')).toBe('[]');
  });

  it.each([
    ['hidden', '.git/config', 'x', 'it is hidden'],
    ['of a type that is not served', 'run.php', '<?php', "files of the type '.php'"],
    ['without a type: such an address is a route', 'verify', 'x', "files of the type ''"],
    ['named as a file of the build', 'index.html', 'x', 'a file or a service of that name'],
    ['named as another file of the build', 'assets/app.txt', 'x', 'a file or a service of that name'],
    ['at the path of a service', 'sports/a.json', '{}', 'a file or a service of that name'],
    ['a page that acts', 'verify.html', '<p>a</p><script src=/x.js></script>', 'that act'],
    ['a drawing that acts', 'a.svg', '<svg viewBox="0 0 1 1" onload="x()"></svg>', 'event handler'],
  ])('refuses a file that is %s', (_, name, content, says) => {
    put(`public/${name}`, content);
    expect(check()).toMatchObject([
      {
        check: 'bad-public',
        severity: 'error',
        file: `brands/harborlight/public/${name}`,
        line: 1,
        message: expect.stringContaining(says),
        advice: expect.stringMatching(/\w/),
      },
    ]);
  });

  it('refuses links, executable files, and those of more than 256 KB', () => {
    put('public/run.txt', 'x');
    chmodSync(inBrand('public/run.txt'), 0o755);
    put('public/large.txt', '');
    truncateSync(inBrand('public/large.txt'), 2 * 1024 * 1024);
    symlinkSync('/etc/passwd', inBrand('public/link.txt'));
    symlinkSync('/etc', inBrand('public/folder'));
    expect(check().map(({ file, message }) => [path.basename(file), message])).toEqual([
      ['folder', 'folder: it is a link or no regular file.'],
      ['large.txt', 'large.txt: it has 2097152 bytes; at most 262144 are allowed.'],
      ['link.txt', 'link.txt: it is a link or no regular file.'],
      ['run.txt', 'run.txt: it is executable.'],
    ]);
  });
});

describe('custom.css', () => {
  it('is a stylesheet of the site in the last layer, behind those of the app', async () => {
    put('custom.css', '.own { background: url(/brand/banner.svg) }');
    expect(check()).toEqual([]);
    const site = await build();
    const file = site.names.find((name) => name.startsWith('custom-')) ?? '';
    expect(site.read(file)).toBe('@layer brand{\n.own { background: url(/brand/banner.svg) }\n}\n');
    const page = site.page();
    expect(page.indexOf(`<link rel="stylesheet" href="/${file}"`)).toBeGreaterThan(page.indexOf('/assets/app-1.css'));
    expect(readFileSync('app/styles/layers.css', 'utf8')).toMatch(/, brand;/);
  });

  it.each([
    ['an import', 'a { top: 0 }\n@import "/a.css";', 2, '@import'],
    ['a layer, which would change the order of the app', '@layer ui { a { top: 0 } }', 1, '@layer'],
    ['an address abroad', 'a {\n  background: url("https://evil.example/a.png");\n}', 2, 'from elsewhere'],
    ['an address without a scheme', 'a { background: url(//evil.example/a.png) }', 1, 'from elsewhere'],
    ['an address with escapes', 'a { background: u\\72l(https://evil.example/a.png) }', 1, 'with escapes'],
    [
      'an address in a set of images',
      'a {\n\n background: image-set("https://evil.example/a" 1x) }',
      3,
      'from elsewhere',
    ],
    ['an address in a property of its own', ':root { --x: url(http://evil.example) }', 1, 'from elsewhere'],
    [
      'an address of a font',
      '@font-face { font-family: a; src: url(https://evil.example/a.woff2) }',
      1,
      'from elsewhere',
    ],
    ['a declaration that is none', 'a {\n  color red;\n}', 2, 'not CSS'],
    ['a rule that is not closed', 'a { top: 0 }\nb { top: 0', 2, 'never closed'],
    ['a brace that would close the layer', 'a { top: 0 }\n}\nb { top: 0 }', 2, 'closes nothing'],
  ])('refuses %s, with its line and a remedy', (_, css, line, says) => {
    put('custom.css', css);
    const found = check();
    expect(found).toContainEqual(
      expect.objectContaining({
        check: 'bad-css',
        file: 'brands/harborlight/custom.css',
        line,
        message: expect.stringContaining(says),
      }),
    );
    for (const { check: id, advice } of found) expect([id, advice.length > 5]).toEqual(['bad-css', true]);
  });

  it('has at most 32 KB', () => {
    put('custom.css', `a { top: 0 }${' '.repeat(40 * 1024)}`);
    expect(check()).toMatchObject([{ check: 'bad-css', message: expect.stringContaining('at most 32768') }]);
  });
});

describe('what search engines and shared links see', () => {
  it('is the first domain as canonical, each language by its own address, and a sitemap of what the brand has', async () => {
    change({
      languages: ['pt', 'en'],
      headerLanguages: ['pt'],
      sports: ['soccer'],
      games: ['pk10', 'noah'],
      notOpen: { noah: 'comingSoon' },
    });
    const site = await build();
    const page = site.page();
    expect(page).toContain('<link rel="canonical" href="https://harborlight.example/">');
    expect(page).toContain('<link rel="alternate" hreflang="en" href="https://harborlight.example/?lang=en">');
    expect(page).toContain('<meta property="og:locale:alternate" content="en_GB">');
    const listed = [...site.read('sitemap.xml').matchAll(/<loc>https:\/\/harborlight\.example([^<]*)</g)].map(
      ([, at]) => at,
    );
    expect(listed).toEqual(expect.arrayContaining(['/', '/sport/soccer', '/lottery/pk10']));
    expect(listed).not.toContain('/game/noah');
    expect(listed).not.toContain('/sport/basketball');
  });

  it('head.index, head.verification and head.share decide what else the page says', async () => {
    change({ head: undefined });
    expect((await build()).page()).not.toMatch(/noindex|og:image|site-verification/);
    rmSync(inBrand('share.png'));
    change({ head: { index: false, share: 'art', verification: [{ service: 'google', code: 'abcd-1234' }] } });
    expect(check()).toMatchObject([{ check: 'missing-asset', key: 'head.share', message: 'share.png is missing.' }]);
    writeFileSync(inBrand('share.png'), 'x');
    const site = await build();
    expect(site.page()).toContain('<meta name="robots" content="noindex">');
    // Else no search engine would read that.
    expect(site.read('robots.txt')).toContain('Disallow:\n');
    expect(site.page()).toContain('<meta name="google-site-verification" content="abcd-1234">');
    expect(site.page()).toContain('<meta property="og:image" content="https://harborlight.example/brand/share.png">');
  });
});

it('says on which line a logo is not square', () => {
  writeFileSync(
    inBrand('logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"\n  viewBox="0 0 120 40"><path d="M0 0h1v1z"/></svg>',
  );
  expect(check()).toMatchObject([
    { check: 'logo-shape', severity: 'warning', file: 'brands/harborlight/logo.svg', line: 2, column: 3 },
  ]);
});
