import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { runExport } from '#cli/locales/run-export.ts';
import { runImport, type ImportFlags } from '#cli/locales/run-import.ts';
import { withTree } from '#cli/locales/test/tree.ts';
import { parsePo } from './po.ts';

/** What the command prints, with its exit code before it. */
async function printed(work: () => number | Promise<number>): Promise<string> {
  let text = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  try {
    return `${await work()}\n${text}`;
  } finally {
    spy.mockRestore();
  }
}

const NO_MARKS = [
  /<note category="slipway-was">[^<]*<\/note>/gu,
  /#\. slipway-was: .*\n/gu,
  /[0-9a-f]{12}-[0-9a-f]{12}/gu,
];

describe('our own catalogues', () => {
  it.each(['xliff', 'po', 'csv'] as const)('come back from %s byte by byte, and msgfmt reads the PO', async (to) => {
    await withTree({ 'locales/x': '' }, async (folder) => {
      const out = join(folder, 'translations');
      await printed(() => runExport('app/locales', { to, out, language: ['ru', 'es'] }));
      const files = readdirSync(out).map((name) => join(out, name));
      const copy = join(folder, 'locales');
      const config = join(folder, 'config.json');
      writeFileSync(config, '{ "source": "en", "languages": ["ru", "es"] }');
      mkdirSync(join(copy, 'en'));
      for (const name of readdirSync('app/locales/en'))
        writeFileSync(join(copy, 'en', name), readFileSync(join('app/locales/en', name)));
      for (const file of files) {
        const text = readFileSync(file, 'utf8');
        if (to === 'po') expect(problemsOfPo(file, text)).toBe('');
        writeFileSync(
          file,
          NO_MARKS.reduce((rest, mark) => rest.replaceAll(mark, ''), text),
        );
      }
      expect(await printed(() => runImport(copy, files, { config }))).toMatch(/^0\n/u);
      for (const language of ['ru', 'es'])
        for (const name of readdirSync('app/locales/en')) {
          const path = join(language, name);
          expect(readFileSync(join(copy, path), 'utf8')).toBe(readFileSync(join('app/locales', path), 'utf8'));
        }
    });
  });
});

/** What Debian's msgfmt says, else what our own parser does not read. */
function problemsOfPo(path: string, text: string): string {
  const { error, stderr } = spawnSync('msgfmt', ['--check', '--output-file=/dev/null', path], { encoding: 'utf8' });
  if (error === undefined) return stderr;
  return parsePo(text).units.length > 1000 ? '' : 'entries are missing';
}

describe('import as a merge', () => {
  const en = { a: { pay: 'Pay {{n}}', nav: 'Bets' }, b: 'Two' };
  const ru = '{\n  "a": { "pay": "Оплатить {{n}}",  "nav": "Ставки" },\n\n  "b": "\\u0414ва"\n}';
  const head = 'namespace,key,source,target,was';

  /** Imports `ru.csv` of these lines. */
  const imported = (lines: readonly string[], flags: ImportFlags = {}, more: Readonly<Record<string, string>> = {}) =>
    withTree(
      {
        'locales/en.json': en,
        'locales/ru.json': ru,
        'locales/locales.config.json': { maxLength: { '*nav*': 8 } },
        'ru.csv': [head, ...lines].join('\n'),
        ...more,
      },
      async (folder) => {
        const files = ['ru.csv', ...Object.keys(more).filter((name) => !name.startsWith('locales/'))].map((name) =>
          join(folder, name),
        );
        const text = await printed(() => runImport(join(folder, 'locales'), files, { language: 'ru', ...flags }));
        return { text: text.replaceAll(`${folder}/`, ''), ru: readFileSync(join(folder, 'locales/ru.json'), 'utf8') };
      },
    );

  it('changes nothing but the text, and shows the difference before', async () => {
    const line = ',a.nav,Bets,Пари,';
    const after = ru.replace('Ставки', 'Пари');
    expect(await imported([line], { theirs: true })).toMatchObject({ ru: after });
    const dry = await imported([line], { theirs: true, dryRun: true });
    expect(dry.ru).toBe(ru);
    expect(dry.text).toContain(
      '-   "a": { "pay": "Оплатить {{n}}",  "nav": "Ставки" },\n+   "a": { "pay": "Оплатить {{n}}",  "nav": "Пари" },\n',
    );
  });

  it('leaves a group where the source has a text, and says so', async () => {
    const group = { 'locales/ru.json': '{ "b": { "c": "Группа" } }' };
    const { ru, text } = await imported([',b,Two,Два,'], { theirs: true }, group);
    expect(JSON.parse(ru)).toEqual({ b: { c: 'Группа' } });
    expect(text).toContain('skipped: ru.csv:2  b: the translation has a group of this name');
  });

  it('refuses a key that stands twice, also in two files, line by line with both texts', async () => {
    const twice = await imported([',b,Two,Оба,', ',b,Two,Двое,'], { theirs: true });
    expect(twice.ru).toBe(ru);
    expect(twice.text).toContain(
      'skipped: ru.csv:2  b: the key stands twice with different texts: remove one\n    in the file: "Оба"\n    in line 3: "Двое"',
    );
    expect(twice.text).toContain('skipped: ru.csv:3  b: ');
    const inTwo = await imported([',b,Two,Оба,'], { theirs: true }, { 'more.csv': `${head}\n,b,Two,Двое,` });
    expect(inTwo.text).toContain('skipped: more.csv:2  b: the key stands twice');
    expect(inTwo.ru).toBe(ru);
  });

  it('refuses a text that is too long or fuzzy, whatever is decided', async () => {
    const long = await imported([',a.nav,Bets,Все мои ставки,'], { theirs: true });
    expect(long.text).toContain('skipped: ru.csv:2  a.nav: too long: The text has 14 characters; 8 fit in its place.');
    expect(long.ru).toBe(ru);
    const po = 'msgid ""\nmsgstr "Language: ru\\n"\n#, fuzzy\nmsgctxt ":b"\nmsgid "Two"\nmsgstr "Оба"\n';
    const fuzzy = await imported([',b,Two,,'], { theirs: true }, { 'ru.po': po });
    expect(fuzzy.text).toContain(
      'skipped: ru.po:4  b: the translator marked it as fuzzy: look at it and remove the mark\n    source: "Two"\n    in the file: "Оба"',
    );
    expect(fuzzy.ru).toBe(ru);
  });

  it('goes by the mark where the column of the source was touched by mistake', async () => {
    await withTree({ 'locales/en.json': en, 'locales/ru.json': ru }, async (folder) => {
      const at = (name: string) => join(folder, name);
      await printed(() => runExport(at('locales'), { to: 'csv', out: folder }));
      writeFileSync(at('ru.csv'), readFileSync(at('ru.csv'), 'utf8').replace('Two,Два', 'Tow,Оба'));
      expect(await printed(() => runImport(at('locales'), [at('ru.csv')], {}))).toContain('1 text imported');
    });
  });

  it.each(['xliff', 'po', 'csv'] as const)('finds the language pt_BR of a file as %s', async (to) => {
    await withTree({ 'locales/en.json': en, 'locales/pt_BR.json': { b: 'Dois' } }, async (folder) => {
      const at = (name: string) => join(folder, name);
      await printed(() => runExport(at('locales'), { to, out: at('out') }));
      const [name = ''] = readdirSync(at('out'));
      const path = at(join('out', name));
      writeFileSync(path, readFileSync(path, 'utf8').replace('Dois', 'Ambos'));
      expect(await printed(() => runImport(at('locales'), [path], {}))).toMatch(/1 text imported for pt_BR/u);
    });
  });

  it('refuses a file of another project', async () => {
    await expect(imported(['shop,cart,Cart,Корзина,'])).rejects.toThrow('ru.csv has no text of this catalogue');
  });
});
