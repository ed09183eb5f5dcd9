import { createInstance } from 'i18next';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_CONFIG } from './config/config.ts';
import { checkLocales } from './tree/check.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { runExtract } from './run-extract.ts';
import { withTree } from './test/tree.ts';

let said = '';
beforeEach(() => {
  said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

/** What is in x.json of each language after `slipway locales extract`, and how it ended. */
function extracted(calls: string, before: Readonly<Record<string, unknown>> = { en: {}, ru: {} }) {
  const files = Object.fromEntries(
    Object.entries(before).map(([language, texts]) => [`locales/${language}/x.json`, texts]),
  );
  const code = `import { useTranslation } from 'react-i18next';
    export function Page({ count, isOrdinal }) {
      const { t } = useTranslation('x');
      return [${calls}];
    }`;
  return withTree({ ...files, 'src/page.tsx': code }, (folder) => {
    const status = runExtract(join(folder, 'locales'), { code: join(folder, 'src') });
    const texts = (language: string) =>
      JSON.parse(readFileSync(join(folder, `locales/${language}/x.json`), 'utf8')) as Record<string, unknown>;
    return { status, en: texts('en'), ru: before['ru'] === undefined ? {} : texts('ru') };
  });
}

/** `t` of i18next with these texts. */
async function tOf(texts: Record<string, unknown>): Promise<(key: string, options?: object) => unknown> {
  const i18n = createInstance();
  const t = await i18n.init({ lng: 'en', ns: ['x'], defaultNS: 'x', resources: { en: { x: texts } } });
  return t as unknown as (key: string, options?: object) => unknown;
}

describe('extract, plurals', () => {
  it('gives a key with ordinal: true the ordinal forms of each language', () => {
    const { en, ru } = extracted(`t('place', { count, ordinal: true, defaultValue: 'Place {{count}}' })`);
    expect(Object.keys(en)).toEqual([
      'place_ordinal_one',
      'place_ordinal_two',
      'place_ordinal_few',
      'place_ordinal_other',
    ]);
    expect(ru).toEqual({ place_ordinal_other: '⟦missing⟧ Place {{count}}' });
  });

  it.each([
    ['ordinal: false', ['place_one', 'place_other']],
    [
      'ordinal: isOrdinal',
      [
        'place_one',
        'place_other',
        'place_ordinal_one',
        'place_ordinal_two',
        'place_ordinal_few',
        'place_ordinal_other',
      ],
    ],
  ])('where the program says %s, writes %j', (option, keys) => {
    expect(Object.keys(extracted(`t('place', { count, ${option} })`).en)).toEqual(keys);
  });

  it('gives a key that is asked for in two ways the forms of both', () => {
    const { en } = extracted(
      `t('place', 'Places'), t('place', { count, defaultValue_one: 'A place', defaultValue_other: '{{count}} places' })`,
    );
    expect(en).toEqual({ place: 'Places', place_one: 'A place', place_other: '{{count}} places' });
  });

  it('takes <Trans> with a count and ordinal options', () => {
    const { en } = extracted(
      `<Trans i18nKey="place" count={count} tOptions={{ ordinal: true, defaultValue_ordinal_one: '{{count}}st' }} defaults="{{count}}th" />`,
    );
    expect(en).toEqual({
      place_ordinal_one: '{{count}}st',
      place_ordinal_two: '{{count}}th',
      place_ordinal_few: '{{count}}th',
      place_ordinal_other: '{{count}}th',
    });
  });

  const ORDINALS = `defaultValue_ordinal_one: '{{count}}st', defaultValue_ordinal_two: '{{count}}nd', defaultValue_ordinal_few: '{{count}}rd', defaultValue_ordinal_other: '{{count}}th'`;
  it.each([
    ['cardinal', `defaultValue_one: 'One bet', defaultValue_other: '{{count}} bets'`, false],
    ['zero', `defaultValue_zero: 'No bet', defaultValue_one: 'One bet', defaultValue_other: '{{count}} bets'`, false],
    ['mixed with defaultValue', `defaultValue: '{{count}} bets', defaultValue_one: 'One bet'`, false],
    ['ordinal', `${ORDINALS}, ordinal: true`, true],
  ])('writes the default text of each form as i18next shows it: %s', async (_, written, ordinal) => {
    const { en } = extracted(`t('bets', { count, ${written} })`);
    const [stored, bare] = [await tOf(en), await tOf({})];
    const defaults = Object.fromEntries(
      [...written.matchAll(/(defaultValue\w*): '([^']*)'/gu)].map(([, name = '', text = '']) => [name, text]),
    );
    for (const count of [0, 1, 2, 3, 4, 11, 21])
      expect(stored('bets', { count, ordinal }), String(count)).toBe(bare('bets', { count, ordinal, ...defaults }));
  });

  it('marks the form of each other language with the text of its own form', () => {
    const { ru } = extracted(`t('bets', { count, defaultValue_one: 'One bet', defaultValue_other: '{{count}} bets' })`);
    expect(ru).toEqual({
      bets_one: '⟦missing⟧ One bet',
      bets_few: '⟦missing⟧ {{count}} bets',
      bets_many: '⟦missing⟧ {{count}} bets',
      bets_other: '⟦missing⟧ {{count}} bets',
    });
  });
});

describe('extract, contexts and <Trans>', () => {
  it('gives each context that is written a key of its own, beside the one without', () => {
    const { en } = extracted(`t('friend', { context: isMale ? 'male' : 'female', defaultValue: 'A friend' })`);
    expect(en).toEqual({ friend: 'A friend', friend_male: 'A friend', friend_female: 'A friend' });
    const known = { friend: 'A friend', friend_male: 'A boyfriend' };
    expect(extracted(`t('friend', { context: 'male' }), t('friend', { context: 'female' })`, { en: known }).en).toEqual(
      {
        ...known,
        friend_female: '⟦missing⟧ friend_female',
      },
    );
  });

  it.each([
    [
      `<Trans i18nKey="hello">Hello <b>{{ name }}</b>, <strong>welcome</strong>!</Trans>`,
      { hello: 'Hello <1>{{name}}</1>, <strong>welcome</strong>!' },
    ],
    [`<Trans>Hello <Link to="/">there</Link></Trans>`, { 'Hello <1>there</1>': 'Hello <1>there</1>' }],
    [
      `<Trans>\n  One line,{' '}\n  <br />\n  another\n</Trans>`,
      { 'One line, <br/>another': 'One line, <br/>another' },
    ],
    [`<Trans>{unknown}</Trans>`, {}],
  ])('takes what is inside %s', (code, texts) => {
    expect(extracted(code).en).toEqual(texts);
  });

  it('says by its exit code that a dry run would write something', () => {
    const status = (calls: string, texts: object) =>
      withTree(
        {
          'locales/en/x.json': texts,
          'src/page.tsx': `import { useTranslation } from 'react-i18next'; const { t } = useTranslation('x'); ${calls}`,
        },
        (folder) => runExtract(join(folder, 'locales'), { code: join(folder, 'src'), dryRun: true }),
      );
    expect(status(`t('new', 'New')`, { a: 'b' })).toBe(EXIT.findings);
    expect(status(`t('a')`, { a: 'b' })).toBe(EXIT.ok);
  });
});

describe('extract, a key that is the beginning of a longer one', () => {
  it.each([`t('a', 'Short'), t('a.b', 'Long')`, `t('a.b', 'Long'), t('a', 'Short')`])(
    'writes both new ones so that i18next finds them, and names them: %s',
    async (calls) => {
      const { en, ru, status } = extracted(calls);
      const t = await tOf(en);
      expect([t('a'), t('a.b')]).toEqual(['Short', 'Long']);
      expect(ru).toEqual({ a: '⟦missing⟧ Short', 'a.b': '⟦missing⟧ Long' });
      expect(said).toMatch(/x a and a\.b/);
      expect(status).toBe(EXIT.findings);
    },
  );

  it('keeps a text that stands inside the longer one, and names both', async () => {
    const { en, ru, status } = extracted(`t('p.a.b', 'Long')`, {
      en: { p: { a: 'Short' } },
      ru: { p: { a: 'Коротко' } },
    });
    const t = await tOf(en);
    expect([t('p.a'), t('p.a.b')]).toEqual(['Short', 'Long']);
    expect(ru).toMatchObject({ p: { a: 'Коротко' } });
    expect(said).toMatch(/x p\.a and p\.a\.b/);
    expect(status).toBe(EXIT.findings);
  });

  it('leaves a group whose name the program asks for as a text, and names it and the place', () => {
    const texts = { a: { b: 'Long' } };
    const { en, status } = extracted(`t('a', 'Short')`, { en: texts, ru: { a: { b: 'Долго' } } });
    expect(en).toEqual(texts);
    expect(said).toMatch(/x a and a\.b.*page\.tsx:4/s);
    expect(status).toBe(EXIT.findings);
  });

  it('leaves a group that only a translation has', () => {
    const { ru, status } = extracted(`t('a', 'Short')`, { en: {}, ru: { a: { b: 'Долго' } } });
    expect(ru).toEqual({ a: { b: 'Долго' } });
    expect(said).toContain('ru/x.json');
    expect(status).toBe(EXIT.findings);
  });

  it('says nothing about a group that is read as a whole', () => {
    const { status } = extracted(`t('a', { returnObjects: true })`, { en: { a: { b: 'Long' } } });
    expect(said).toBe('0 new keys in 1 languages.\n');
    expect(status).toBe(EXIT.ok);
  });

  it('writes later keys in groups, though one of the file is written with its dot', () => {
    expect(extracted(`t('c.d', 'New')`, { en: { a: 'Short', 'a.b': 'Long', e: { f: 'Text' } } }).en).toMatchObject({
      c: { d: 'New' },
    });
  });
});

describe('extract, a list of keys', () => {
  it.each([
    [
      'all where none is defined',
      `t(['e.404', 'e.any'])`,
      {},
      { e: { 404: '⟦missing⟧ e.404', any: '⟦missing⟧ e.any' } },
    ],
    ['none where one is defined', `t(['e.404', 'e.any'])`, { e: { any: 'Failed' } }, { e: { any: 'Failed' } }],
    ['none where one is put together', 't([`e.${count}`, "e.any"])', {}, {}],
    [
      'a default text for the last, where i18next saves it',
      `t(['e.404', 'e.any'], 'Failed')`,
      {},
      { e: { any: 'Failed' } },
    ],
  ])('takes %s', (_, calls, before, after) => {
    expect(extracted(calls, { en: before }).en).toEqual(after);
  });

  it('has no key left that check --code calls undefined', () => {
    const code = `import { useTranslation } from 'react-i18next';
      const { t } = useTranslation('x');
      t(['e.404', 'e.any']);`;
    withTree({ 'locales/en/x.json': {}, 'src/page.ts': code }, (folder) => {
      const undefinedKeys = () =>
        checkLocales({
          directory: join(folder, 'locales'),
          config: NO_CONFIG,
          code: join(folder, 'src'),
        }).findings.filter(({ check }) => check === 'undefined-key').length;
      expect(undefinedKeys()).toBe(2);
      runExtract(join(folder, 'locales'), { code: join(folder, 'src') });
      expect(undefinedKeys()).toBe(0);
    });
  });

  it('gives the default text to the key that i18next gives it to', async () => {
    const saved: [string, string][] = [];
    const i18n = createInstance();
    await i18n.init({
      lng: 'en',
      saveMissing: true,
      resources: {},
      missingKeyHandler: (_languages, _namespace, key, text) => void saved.push([key, text]),
    });
    (i18n.t as unknown as (keys: string[], text: string) => string)(['e.404', 'e.any'], 'Failed');
    expect(saved).toEqual([['e.any', 'Failed']]);
  });
});

describe('extract, what it cannot place or decide', () => {
  it('names a key of a namespace that the source does not have', () => {
    const { en, status } = extracted(`t('new:title', 'A title'), t('known', 'Known')`);
    expect(en).toEqual({ known: 'Known' });
    expect(said).toMatch(/new title.*page\.tsx:4.*no file/);
    expect(status).toBe(EXIT.findings);
  });

  it('names a key that has two default texts, and takes the first', () => {
    const { en, status } = extracted(`t('a', 'First'), t('a', 'Second'), t('a', 'First')`);
    expect(en).toEqual({ a: 'First' });
    expect(said).toMatch(/x a:.*"First".*"Second".*page\.tsx:4/);
    expect(status).toBe(EXIT.findings);
  });

  it('adds the ordinal forms of a key that has only the cardinal ones', () => {
    const { en } = extracted(`t('place', { count, ordinal: true })`, {
      en: { place_one: '{{count}} place', place_other: '{{count}} places' },
    });
    expect(Object.keys(en).filter((key) => key.startsWith('place_ordinal_'))).toHaveLength(4);
  });
});
