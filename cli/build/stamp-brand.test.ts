import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatherTexts } from './gather-texts.ts';
import { brandIds } from './brand/brand-id.ts';
import { readBrand } from './brand/read-brand.ts';
import { shareFile } from './share-file.ts';
import { stampBrand, stampedNothing } from './stamp-brand.ts';
import { pageHtml } from './static-shell.ts';
import { fillRoot } from '#cli/test/root.ts';
import { themeCss } from './theme-css.ts';

/** Without the file that some hosts send for a missing one. */
const namesOf = (folder: string): readonly string[] => readdirSync(folder).filter((name) => name !== '404.html');
const only = (folder: string): string => namesOf(folder).join();

describe('stamping a brand', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'slipway-stamp-'));
  const app = fillRoot(root);
  let folder: string;
  let page: string;

  beforeAll(async () => {
    folder = await stampBrand({ root, id: 'harborlight', app, out: 'out' });
    page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('writes a page with the brand in it, its theme, its texts and the compiled app, and nothing half-done', () => {
    expect(page).toContain('<title>Harborlight</title>');
    expect(page).toContain('href="/assets/app-1.css"');
    expect(readFileSync(path.join(folder, 'assets', app.script), 'utf8')).toBe('export {};');
    const licences = readFileSync(path.join(folder, 'licences.txt'), 'utf8');
    expect(licences).toMatch(/^react \d[^\n]*: MIT$/m);
    expect(licences).not.toMatch(/^(?:commander|esbuild|libsql) /m);
    const { components } = JSON.parse(readFileSync(path.join(folder, 'sbom.cdx.json'), 'utf8')) as {
      components: { name: string }[];
    };
    expect(components).toContainEqual(expect.objectContaining({ name: 'react' }));
    expect(components).not.toContainEqual(expect.objectContaining({ name: 'commander' }));
    const packed = readFileSync(path.join(folder, 'licences.txt.gz'));
    expect(gunzipSync(packed).toString()).toBe(licences);
    expect(existsSync(path.join(folder, 'sbom.cdx.json.br'))).toBe(true);
    const version = only(path.join(folder, 'locales'));
    expect(page).toContain(`/locales/${version}`);
    expect(readdirSync(path.join(folder, 'locales', String(version)))).toHaveLength(11);
    expect(readdirSync(path.join(root, 'out'))).toEqual(['_hosting', 'harborlight']);
  });

  it('names the sum of each stylesheet in the page, and of each file for those who copy the site', () => {
    const [, theme = '', sum] = /href="\/(theme-\w+\.css)" integrity="sha256-([^"]+)"/.exec(page) ?? [];
    const hash = (name: string) => createHash('sha256').update(readFileSync(path.join(folder, name)));
    expect(hash(theme).digest('base64')).toBe(sum);
    const lines = readFileSync(path.join(root, 'out/_hosting/harborlight/files.sha256'), 'utf8').trimEnd().split('\n');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
    expect(lines.map((line) => line.slice(66))).toEqual(names.toSorted());
    expect(lines.find((line) => line.endsWith('  index.html'))).toBe(`${hash('index.html').digest('hex')}  index.html`);
  });

  it('has test pages and their code only as a development build, whatever the brand names', async () => {
    const chunk = 'test-page-1A2B3C4D.js';
    writeFileSync(path.join(app.folder, chunk), 'export {};');
    const assetsOf = (stamped: string) => namesOf(path.join(stamped, 'assets'));
    const good = JSON.parse(readFileSync(path.join(root, 'brands/harborlight/brand.json'), 'utf8')) as object;
    cpSync(path.join(root, 'brands/harborlight'), path.join(root, 'brands/tried'), { recursive: true });
    const testPages = { bets: 'https://try.example.com/bets' };
    writeFileSync(path.join(root, 'brands/tried/brand.json'), JSON.stringify({ ...good, id: 'tried', testPages }));
    const production = await stampBrand({ root, id: 'tried', app, out: 'out', hasHeads: false });
    expect(assetsOf(production)).toEqual([app.script]);
    expect(readFileSync(path.join(production, 'index.html'), 'utf8')).not.toMatch(/testPages|try\.example\.com/);
    const origin = 'https://pages.example.com';
    const development = { origin, testPages: { bets: `${origin}/bets`, wallet: `${origin}/wallet` } };
    const developed = await stampBrand({ root, id: 'tried', app, out: 'out', development });
    expect(assetsOf(developed)).toEqual([app.script, chunk]);
    const developedPage = readFileSync(path.join(developed, 'index.html'), 'utf8');
    expect(developedPage).toContain(
      '"testPages":{"bets":"https://try.example.com/bets","wallet":"https://pages.example.com/wallet"}',
    );
    expect(developedPage).toMatch(/"frameOrigins":\[[^\]]*"https:\/\/pages\.example\.com"/);
    rmSync(path.join(root, 'brands/tried'), { recursive: true });
    rmSync(path.join(root, 'out/tried'), { recursive: true });
    rmSync(path.join(root, 'out/_hosting/tried'), { recursive: true });
    rmSync(path.join(app.folder, chunk));
  });

  it('has another health page when only the name of the brand has changed', async () => {
    const file = path.join(root, 'brands/harborlight/brand.json');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace('"name": "Harborlight"', '"name": "Harbour"'));
    const renamed = await stampBrand({ root, id: 'harborlight', app, out: 'renamed' });
    writeFileSync(file, before);
    const build = (folder: string) =>
      (JSON.parse(readFileSync(path.join(folder, 'health.json'), 'utf8')) as { build: string }).build.split('+');
    expect(build(renamed)).toEqual(['app-1.js', expect.not.stringMatching(`^${build(folder)[1]}$`)]);
    rmSync(path.join(root, 'renamed'), { recursive: true });
  });

  it('is the same, byte for byte, the second time', async () => {
    const again = await stampBrand({ root, id: 'harborlight', app, out: 'out', hasHeads: false });
    expect(readFileSync(path.join(again, 'index.html'), 'utf8')).toBe(page);
  });

  it("writes what brands have in common once, and what is a brand's own for itself", async () => {
    const stamped = stampedNothing();
    const [one, other] = [
      await stampBrand({ root, id: 'harborlight', app, out: 'out', stamped, hasHeads: false }),
      await stampBrand({ root, id: 'pennygate', app, out: 'out', stamped, hasHeads: false }),
    ];
    const text = (folder: string, file: string) =>
      path.join(folder, 'locales', only(path.join(folder, 'locales')), file);
    const same = (place: (folder: string) => string) => statSync(place(one)).ino === statSync(place(other)).ino;
    expect(same((folder) => text(folder, 'en/bets.json'))).toBe(true);
    expect(same((folder) => path.join(folder, 'assets', app.script))).toBe(true);
    // Britain's terms are its own, and the page names the brand.
    expect(readFileSync(text(one, 'en/page-terms.json'))).not.toEqual(readFileSync(text(other, 'en/page-terms.json')));
    expect(same((folder) => text(folder, 'en/page-terms.json'))).toBe(false);
    expect(same((folder) => path.join(folder, 'index.html'))).toBe(false);

    // The next build removes its own name of a file, and writes to none that another has.
    await stampBrand({ root, id: 'pennygate', app, out: 'out', hasHeads: false });
    expect(readFileSync(text(one, 'en/bets.json'))).toEqual(readFileSync(text(other, 'en/bets.json')));
    rmSync(other, { recursive: true });
    expect(readFileSync(text(one, 'en/bets.json'), 'utf8')).toContain('{');
  });

  it('copies where a file cannot be linked', () => {
    const [from, to] = [path.join(root, 'from.txt'), path.join(root, 'to.txt')];
    writeFileSync(from, 'new');
    writeFileSync(to, 'old');
    shareFile(from, to);
    expect(readFileSync(to, 'utf8')).toBe('new');
    expect(statSync(to).ino).not.toBe(statSync(from).ino);
  });

  it('names the brands there are when one is unknown, and takes no path for a name', async () => {
    await expect(readBrand(root, 'nowhere')).rejects.toMatchObject({
      exitCode: 2,
      next: expect.arrayContaining([expect.stringContaining('harborlight, koiparade')]),
    });
    for (const id of ['../brands/harborlight', '/etc', '.', '', 'Harborlight']) {
      await expect(readBrand(root, id)).rejects.toMatchObject({ exitCode: 2 });
    }
    expect(brandIds(root)).toHaveLength(7);
  });

  it('names the place of what is wrong in a brand file', async () => {
    const good = JSON.parse(readFileSync(path.join(root, 'brands/harborlight/brand.json'), 'utf8')) as {
      theme: { dark: object };
    };
    mkdirSync(path.join(root, 'brands/broken'), { recursive: true });
    const write = (text: string) => writeFileSync(path.join(root, 'brands/broken/brand.json'), text);
    write(
      JSON.stringify({ ...good, id: 'broken', theme: { ...good.theme, dark: { ...good.theme.dark, text: 'red' } } }),
    );
    await expect(readBrand(root, 'broken')).rejects.toThrow('theme.dark.text: must be a colour');
    write('{');
    await expect(readBrand(root, 'broken')).rejects.toThrow('is not valid JSON');
    rmSync(path.join(root, 'brands/broken'), { recursive: true });
  });

  it('lets no text of a brand close an element', async () => {
    const brand = { ...(await readBrand(root, 'harborlight')), name: '</script><b onload="x">&' };
    const config = { brand, locales: '/locales/00000000' };
    const page = pageHtml({ brand, config, app, theme: 'theme.css', texts: new Map() });
    expect(page).not.toContain('</script><b');
    expect(page).toContain('&lt;/script&gt;&lt;b onload=&quot;x&quot;&gt;&amp;');
    expect(themeCss(brand)).toContain('--color-accent:#b8e34a;');
  });

  it('fills what a language lacks from the fallback language, but not its plural forms', async () => {
    const file = path.join(root, 'app/locales/ko/slip.json');
    const own = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    delete own['title'];
    writeFileSync(file, JSON.stringify(own));
    const texts = await gatherTexts(root, ['ko']);
    const { slip } = JSON.parse(texts.files.get('ko/first.json') ?? '{}') as {
      slip: { title: string; passes: Record<string, string> };
    };
    // The first views' texts are in that file alone.
    expect([...texts.files.keys()].filter((name) => /^ko\/(?:slip|shell|bets)/.test(name))).toEqual(['ko/bets.json']);
    const fallback = JSON.parse(readFileSync(path.join(root, 'app/locales/pt/slip.json'), 'utf8')) as { title: string };
    expect(slip.title).toBe(fallback.title);
    expect(slip.passes).not.toHaveProperty('lines_many');
  });
});
