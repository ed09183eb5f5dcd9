import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { customCss } from '#cli/build/custom-layer.ts';
import { gatherTexts } from '#cli/build/gather-texts.ts';
import { testBrands } from '#cli/test/brands.ts';

const ID = 'nightjar';
let brands: ReturnType<typeof testBrands>;
beforeAll(() => (brands = testBrands([ID])));
afterEach(() => brands.restore());
afterAll(() => brands.remove());

const file = () => brands.file(ID);
const inBrand = (name: string) => path.join(path.dirname(file()), name);
async function check(...args: string[]) {
  const { status, stdout, stderr } = await brands.slipway(['brand', 'check', ...args]);
  return { status, said: stdout + stderr };
}

describe('the bytes of a file', () => {
  it('in latin-1 are refused, with the place and what to do', async () => {
    const text = brands.read(ID).replace('"Nightjar"', '"Nígthjar"');
    const line = text.slice(0, text.indexOf('í')).split('\n').length;
    writeFileSync(file(), Buffer.from(text, 'latin1'));
    const { status, said } = await check(ID);
    expect(status).toBe(1);
    expect(said).toMatch(new RegExp(`brands/nightjar/brand\\.json:${line}:\\d+ error The file is not UTF-8`));
    expect(said).toContain('Save it as UTF-8');
  });

  it('in UTF-16 have a remedy that works', async () => {
    writeFileSync(file(), Buffer.from(`\uFEFF${brands.read(ID)}`, 'utf16le'));
    const { status, said } = await check(ID);
    expect(status).toBe(1);
    expect(said).toContain('Save it as UTF-8');
  });

  it.each([
    ['brand.json', undefined],
    ['locales/en/shell.json', '{ "signOut": "Leave" }'],
    ['custom.css', 'main { color: var(--text) }'],
  ])('may begin with a byte order mark in %s, which no file of the site has', async (name, text) => {
    mkdirSync(path.dirname(inBrand(name)), { recursive: true });
    writeFileSync(inBrand(name), `\uFEFF${text ?? brands.read(ID)}`);
    expect(await check(ID)).toMatchObject({ status: 0 });
    const { files } = await gatherTexts(process.cwd(), ['en'], { brandFolder: inBrand('.') });
    expect([...files.values(), customCss(inBrand('.')) ?? ''].filter((each) => each.includes('\uFEFF'))).toEqual([]);
  });

  it.each(['locales/en.json', 'locales/notes.txt'])('are not skipped in silence at %s', async (name) => {
    mkdirSync(inBrand('locales'), { recursive: true });
    writeFileSync(inBrand(name), '{}');
    const { status, said } = await check(ID);
    expect(status).toBe(1);
    expect(said).toContain(name);
    expect(said).toContain('locales/LANGUAGE/NAME.json');
  });

  it.each(['locales/en/shell.json', 'content/banners.json', 'custom.css'])(
    'in latin-1 are refused in %s',
    async (name) => {
      mkdirSync(path.dirname(inBrand(name)), { recursive: true });
      const text = name.endsWith('.css') ? '/* í */ a { top: 0 }' : '{ "a": "í" }';
      writeFileSync(inBrand(name), Buffer.from(text, 'latin1'));
      const { said } = await check(ID);
      expect(said).toContain('not UTF-8');
    },
  );
});

describe('a brand.json that cannot be read', () => {
  it('is not said to be missing where there is a folder', async () => {
    rmSync(file());
    mkdirSync(file());
    const { status, said } = await check(ID);
    expect(status).toBe(1);
    expect(said).toContain('cannot be read: it is not a regular file');
    expect(said).not.toContain('does not exist');
  });

  it('is not said to be missing where a link leads in a circle', async () => {
    rmSync(file());
    symlinkSync('brand.json', file());
    const { said } = await check(ID);
    expect(said).toContain('cannot be read: ELOOP');
    expect(said).not.toContain('does not exist');
  });

  it('is said to be missing where it is', async () => {
    rmSync(file());
    expect((await check(ID)).said).toContain('does not exist');
  });
});

it('a picture that is there and cannot be read is not said to be missing', async () => {
  rmSync(inBrand('logo.svg'));
  mkdirSync(inBrand('logo.svg'));
  const { status, said } = await check(ID);
  expect(said).toContain('logo.svg cannot be read: it is not a regular file');
  expect(said).not.toContain('logo.svg is missing');
  expect(status).toBe(1);
  rmSync(inBrand('logo.svg'), { recursive: true });
});

describe('a file of own texts', () => {
  const texts = () => inBrand('locales/en/shell.json');
  afterEach(() => rmSync(inBrand('locales'), { recursive: true, force: true }));

  it('that is no JSON is named with the place', async () => {
    mkdirSync(path.dirname(texts()), { recursive: true });
    writeFileSync(texts(), '{\n  "menu": "Menu"\n  "close": "Close"\n}\n');
    expect((await check(ID)).said).toContain('locales/en/shell.json:3:3');
  });

  it('that cannot be read is named with the reason, and with what to do', async () => {
    mkdirSync(texts(), { recursive: true });
    const { said } = await check(ID);
    expect(said).toContain('locales/en/shell.json: it cannot be read: it is not a regular file');
    expect(said).toContain('Put a regular file in its place that you may read.');
  });

  it('that is too large is not said to be unreadable', async () => {
    mkdirSync(path.dirname(texts()), { recursive: true });
    writeFileSync(texts(), JSON.stringify({ menu: 'x'.repeat(600_000) }));
    expect((await check(ID)).said).toContain('locales/en/shell.json: it is larger than 512 KB.');
  });
});

describe('a folder of brands/ that no command would look at', () => {
  const below = (name: string) => path.join(brands.root, 'brands', name);
  it.each(['Night_jar', 'constructor', 'x'])('is a finding where its name is none of a brand: %s', async (name) => {
    renameSync(below(ID), below(name));
    cpSync(path.join(process.cwd(), 'brands', ID), below(ID), { recursive: true });
    const { status, said } = await check();
    expect(status).toBe(1);
    expect(said).toContain(`brands/${name}`);
    expect(said).toContain('stray-folder');
    for (const command of [['build', '--all', '--without-secret', '--dry-run'], ['list']]) {
      const { status: ended, stderr } = await brands.slipway(['brand', ...command]);
      expect([command[0], ended]).toEqual([command[0], 2]);
      expect(stderr).toContain(`brands/${name}`);
    }
    rmSync(below(name), { recursive: true });
  });

  it('is a finding where it is a link', async () => {
    symlinkSync(below(ID), below('linked'));
    const { status, said } = await check();
    expect(status).toBe(1);
    expect(said).toContain('brands/linked');
    expect((await check('linked')).said).toContain('is a link');
    rmSync(below('linked'));
  });

  it('is a finding where it is a link to a folder that is gone', async () => {
    symlinkSync(below('gone'), below('linked'));
    const { status, said } = await check();
    expect(said).toContain('brands/linked is a link');
    expect(status).toBe(1);
    rmSync(below('linked'));
  });

  it('is none where it is hidden, or a file', async () => {
    mkdirSync(below('.git'));
    writeFileSync(below('README.md'), '');
    expect((await check()).said).not.toContain('stray-folder');
    rmSync(below('.git'), { recursive: true });
    rmSync(below('README.md'));
  });
});

describe('what brand.json says', () => {
  it.each(['XYZ', 'ABCDE'])('is no currency: %s', async (currency) => {
    writeFileSync(file(), brands.read(ID).replace(/"currency": "\w+"/, `"currency": "${currency}"`));
    const { status, said } = await check(ID);
    expect(status).toBe(1);
    expect(said).toContain('is no currency that is known');
  });

  it.each([
    ['NUL', '\\u0000'],
    ['a line break', '\\n'],
    ['a line separator', '\\u2028'],
    ['an override of the direction', '\\u202e'],
    ['an isolate', '\\u2066'],
    ['half a letter', '\\ud83d'],
    ['an escape of the terminal', '\\u001b'],
    ['what is left of a broken letter', '\\ufffd'],
  ])('has no %s in a name', async (_, character) => {
    writeFileSync(file(), brands.read(ID).replace('"name": "Nightjar"', `"name": "Night${character}jar"`));
    const { status, said } = await check(ID);
    expect(status).toBe(1);
    expect(said).toContain('odd-character');
  });

  it('may have letters of every script', async () => {
    writeFileSync(file(), brands.read(ID).replace('"name": "Nightjar"', '"name": "夜鷹 🦉 क्‍ष"'));
    expect((await check(ID)).said).not.toContain('odd-character');
  });
});
