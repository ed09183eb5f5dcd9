import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkBrand } from './check-brand.ts';
import { testBrands } from '#cli/test/brands.ts';

const REPOSITORY = process.cwd();
let brands: ReturnType<typeof testBrands>;
const check = (id = 'harborlight') => checkBrand(brands.root, id, REPOSITORY).findings;
/** The line of a text in brand.json, counted from 1. */
const lineOf = (text: string, id = 'harborlight'): number =>
  brands.read(id).slice(0, brands.read(id).indexOf(text)).split('\n').length;

beforeAll(() => (brands = testBrands(['harborlight'])));
afterEach(() => brands.restore());
afterAll(() => brands.remove());

const MISSING_IN_ZH = "Players of these languages read the app's text instead. Add it to locales/zh/page-terms.json.";

describe('the files of a brand', () => {
  const asset = (name: string) => path.join(brands.root, 'brands/harborlight', name);

  it('finds a missing picture', () => {
    rmSync(asset('icon-192.png'));
    expect(check()).toMatchObject([
      {
        check: 'missing-asset',
        file: 'brands/harborlight/icon-192.png',
        advice: expect.stringContaining('brand icons'),
      },
    ]);
  });

  it.each([
    ['of 2 MB', 2 * 1024 * 1024, 'wOF2', '2097152 bytes; at most 40960'],
    ['of another format', 1_000, 'OTTO', 'it is not a WOFF2 font'],
    ['that is missing', undefined, '', 'is missing'],
  ])('finds a font that cannot be used: %s', (_, bytes, begin, says) => {
    const face = { name: 'Own', licence: 'OFL-1.1', use: 'all', files: { latin: 'own.woff2' } };
    brands.edit(
      'harborlight',
      '"headings": "system"',
      `"headings": "system",\n"face":${JSON.stringify(face, null, 1)}`,
    );
    writeFileSync(asset('face-licence.txt'), 'SIL Open Font License 1.1');
    if (bytes !== undefined) writeFileSync(asset('own.woff2'), Buffer.alloc(bytes, begin));
    expect(check()).toMatchObject([
      {
        check: bytes === undefined ? 'missing-asset' : 'bad-font',
        key: 'fonts.face.files.latin',
        line: lineOf('"own.woff2"'),
        message: expect.stringContaining(says),
        advice: expect.stringContaining('Subset it'),
      },
    ]);
  });

  it('wants the licence of a font beside it', () => {
    const face = { name: 'Own', licence: 'OFL-1.1', use: 'all', files: { latin: 'own.woff2' } };
    brands.edit('harborlight', '"headings": "system"', `"headings": "system",\n"face":${JSON.stringify(face)}`);
    writeFileSync(asset('own.woff2'), Buffer.alloc(100, 'wOF2'));
    expect(check()).toMatchObject([{ check: 'missing-asset', key: 'fonts.face.licence' }]);
  });

  it('says on which line a block of the home page is repeated or unknown', () => {
    brands.edit('harborlight', '"corners": "soft"', '"home": ["banners",\n"banners"],\n"corners": "soft"');
    expect(check()).toMatchObject([{ key: 'layout.home.1', message: expect.stringContaining('twice') }]);
    brands.edit('harborlight', '"home": ["banners",\n"banners"]', '"home": ["sport"]');
    expect(check()).toMatchObject([{ key: 'layout.home.0', line: lineOf('"sport"]') }]);
  });

  it.each([
    ['a text named png', 'icon-192.png', 'not a picture', 'does not begin as a PNG'],
    ['a picture of the wrong kind', 'logo.svg', '\u0089PNG', 'does not begin with <svg>'],
    ['a script in a logo', 'logo.svg', '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>', 'script'],
    ['an event handler', 'logo.svg', '<svg viewBox="0 0 1 1" onload="x()"></svg>', 'event handler'],
    ['an entity', 'logo.svg', '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"></svg>', 'DOCTYPE'],
    [
      'a link elsewhere',
      'banner.svg',
      '<svg viewBox="0 0 1 1"><use href="https://evil.example/a.svg#b"/></svg>',
      'another file',
    ],
    [
      'an address that CSS would read as url',
      'logo.svg',
      '<svg viewBox="0 0 1 1"><g style="fill:u\\72l(//evil.example)"/></svg>',
      'escapes',
    ],
    [
      'a set of images',
      'logo.svg',
      '<svg viewBox="0 0 1 1"><g style="fill:image-set(\'//evil.example\' 1x)"/></svg>',
      'another file',
    ],
    [
      'another encoding',
      'logo.svg',
      '<?xml version="1.0" encoding="ISO-2022-JP"?><svg viewBox="0 0 1 1"></svg>',
      'not UTF-8',
    ],
    ['control characters', 'logo.svg', '<svg viewBox="0 0 1 1">\u001b(B</svg>', 'control characters'],
    ['a handler after a quote', 'logo.svg', '<svg viewBox="0 0 1 1"onload="x()"></svg>', 'event handler'],
    [
      'a link with a letter written as a number',
      'logo.svg',
      '<svg viewBox="0 0 1 1"><a href="&#106;avascript:x()"/></svg>',
      'another file',
    ],
    ['an element that is no shape', 'logo.svg', '<svg viewBox="0 0 1 1"><feImage/></svg>', 'not a shape: <feImage>'],
    ['a stylesheet', 'logo.svg', '<svg viewBox="0 0 1 1"><style>g{}</style></svg>', 'not a shape: <style>'],
    ['a link', 'logo.svg', '<svg viewBox="0 0 1 1"><a><g/></a></svg>', 'not a shape: <a>'],
    ['a timeline', 'logo.svg', '<svg viewBox="0 0 1 1"><animateMotion/></svg>', 'not a shape: <animateMotion>'],
    [
      'another language',
      'logo.svg',
      '<svg viewBox="0 0 1 1"><g xmlns="http://www.w3.org/1999/xhtml"/></svg>',
      'no shape needs: xmlns',
    ],
    ['a prefixed element', 'logo.svg', '<svg viewBox="0 0 1 1"><x:g/></svg>', 'not a shape: <x:g>'],
    ['a namespace', 'logo.svg', '<svg viewBox="0 0 1 1" xmlns:x="urn:x"></svg>', 'no shape needs: xmlns:x'],
    ['an unknown attribute', 'logo.svg', '<svg viewBox="0 0 1 1" ping="x"></svg>', 'no shape needs: ping'],
    ['an open element', 'logo.svg', '<svg viewBox="0 0 1 1"><g></svg>', 'not well-formed'],
    ['an instruction', 'logo.svg', '<svg viewBox="0 0 1 1"><?php ?></svg>', 'an instruction'],
    ['a marked section', 'logo.svg', '<svg viewBox="0 0 1 1"><![CDATA[<script/>]]></svg>', 'script'],
    ['a picture of 20 KB', 'logo.svg', `<svg viewBox="0 0 1 1">${' '.repeat(20_000)}</svg>`, 'bytes'],
  ])('refuses %s', (_, file, content, why) => {
    writeFileSync(asset(file), content);
    const [finding] = check();
    expect(finding?.check).toBe('bad-image');
    expect(finding?.message).toContain(why);
  });

  it('refuses an icon that is cut, and one of the wrong size', () => {
    truncateSync(asset('icon-192.png'), 500);
    expect(check()[0]?.message).toContain('cut off');
    rmSync(asset('icon-192.png'));
    symlinkSync('icon-512.png', asset('icon-192.png'));
    expect(check()[0]?.message).toContain('512 x 512, but must be 192 x 192');
  });

  it('waits for no pipe in the place of a file', () => {
    rmSync(asset('logo.svg'));
    execFileSync('mkfifo', [asset('logo.svg')]);
    expect(check().map(({ file }) => file)).toEqual(['brands/harborlight/logo.svg']);
    rmSync(asset('brand.json'));
    execFileSync('mkfifo', [asset('brand.json')]);
    expect(check()).toMatchObject([{ check: 'not-json' }]);
    rmSync(asset('brand.json'));
    mkdirSync(asset('brand.json'));
    expect(check()).toMatchObject([{ check: 'not-json' }]);
  });

  it.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"brand"'],
    ['a number out of range', '1e999'],
    ['a mark of the byte order', '\uFEFF{}'],
    ['UTF-16', Buffer.from('{"id": "harborlight"}', 'utf16le')],
    ['a lone half of a character', '{"name": "\\ud800"}'],
    ['a file that ends early', '{"name": "Harbor'],
  ])('takes %s for no brand, and says so without a crash', (_, content) => {
    writeFileSync(asset('brand.json'), content);
    const found = check();
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ severity, advice }) => severity === 'error' && advice !== '')).toBe(true);
  });

  it('refuses links out of the brand, for pictures and for brand.json', () => {
    rmSync(asset('logo.svg'));
    symlinkSync('/etc/passwd', asset('logo.svg'));
    expect(check()).toMatchObject([{ check: 'symlink' }]);
    rmSync(asset('brand.json'));
    symlinkSync(path.join(REPOSITORY, 'brands/nightjar/brand.json'), asset('brand.json'));
    expect(check()).toMatchObject([{ check: 'symlink' }]);
  });

  it("finds a brand's own texts that replace nothing", () => {
    const folder = asset('locales/en');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'shell.json'), JSON.stringify({ home: { title: 'Welcome to {{name}}' } }));
    expect(check()).toEqual([]);
    writeFileSync(path.join(folder, 'shell.json'), JSON.stringify({ hom: 'x', home: { title: '{{nam}}' } }));
    expect(check().map(({ message }) => message)).toEqual([
      expect.stringContaining('hom: the app has no such text'),
      expect.stringContaining('home.title: the app does not fill {{nam}}'),
    ]);
    rmSync(path.join(folder, 'shell.json'));
    // Every page of text has the facts of all nine: the hours are in the app's rules, the languages in its questions.
    const terms = (text: string) =>
      writeFileSync(path.join(folder, 'page-terms.json'), JSON.stringify({ s4: { text } }));
    terms('{{hours}}, {{languages}}');
    expect(check()).toEqual([]);
    terms('{{hour}}');
    expect(check()).toMatchObject([{ message: expect.stringContaining('s4.text: the app does not fill {{hour}}') }]);
  });

  it('gives the line of a text of its own with HTML, of 10,000 characters, and of one that a language does not have', () => {
    const title = (language: string) => asset(`locales/${language}/page-terms.json`);
    const write = (language: string, text: string) => {
      mkdirSync(asset(`locales/${language}`), { recursive: true });
      writeFileSync(title(language), `{\n  "s2": {\n    "text": ${JSON.stringify(text)}\n  }\n}\n`);
    };
    const { languages } = JSON.parse(readFileSync(asset('brand.json'), 'utf8'));
    for (const language of languages) write(language, 'Written by the house.');
    expect(check()).toEqual([]);
    write('en', 'Read <b onclick="x">this</b>.');
    write('tr', 'a'.repeat(10_000));
    rmSync(title('zh'));
    expect(
      check()
        .filter(({ file }) => /locales.(?:en|tr)/.test(file))
        .map(({ check: id, line, column, message, advice }) => [id, line, column, message, advice]),
    ).toEqual([
      [
        'bad-override',
        3,
        13,
        `s2.text: '<b onclick="x">' is shown as it is written, not as HTML.`,
        'Write plain text.',
      ],
      ['missing-override', 3, 13, "s2.text: this text of your own is missing in 'zh'.", MISSING_IN_ZH],
      ['bad-override', 3, 13, 's2.text: has 10000 characters; at most 5000 are allowed.', 'Shorten it.'],
      ['missing-override', 3, 13, "s2.text: this text of your own is missing in 'zh'.", MISSING_IN_ZH],
    ]);
  });

  it('gives the line of HTML in the words of the brand, and none of a less-than sign', () => {
    const brand = JSON.parse(brands.read('harborlight')) as { tagline: string; footerText: Record<string, string> };
    brand.tagline = 'Bets < 5 minutes & more';
    writeFileSync(brands.file('harborlight'), JSON.stringify(brand, null, 2));
    expect(check()).toEqual([]);
    brand.tagline = 'Bets in <b>minutes</b>';
    brand.footerText['tr'] = 'Harborlight<br/>18+';
    writeFileSync(brands.file('harborlight'), JSON.stringify(brand, null, 2));
    const finding = { check: 'bad-override', severity: 'error', advice: 'Write plain text.' };
    expect(check()).toMatchObject([
      { ...finding, key: 'tagline', line: lineOf('"tagline"'), message: expect.stringContaining("'<b>'") },
      { ...finding, key: 'footerText.tr', line: lineOf('18+'), message: expect.stringContaining("'<br/>'") },
    ]);
  });

  it('finds a language without texts', () => {
    const [first] = checkBrand(brands.root, 'harborlight', brands.root).findings;
    expect(first).toMatchObject({ check: 'no-catalogue', key: 'languages.0', line: lineOf('"languages"') });
  });
});
