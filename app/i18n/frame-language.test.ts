import vm from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#contract/brand';
import { frameWords } from '#cli/build/heads/frame-language.ts';
import { FRAME_SCRIPT } from '#cli/build/frame-script.ts';
import { chooseLanguage, rememberLanguage } from './choose-language.ts';

const BRAND: { languages: Language[]; defaultLanguage: Language } = {
  languages: ['pt', 'en', 'ru'],
  defaultLanguage: 'pt',
};

const PAGE = {
  location: { pathname: '/', search: '' },
  URL,
  URLSearchParams,
  addEventListener: () => undefined,
};

/** The language of the page after the frame's script, and the one that the app chooses. */
function chosen(preferred: readonly string[], store: (storage: Map<string, string>) => void) {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('localStorage', localStorage);
  store(kept);
  const documentElement = { lang: String(BRAND.defaultLanguage), dir: '' };
  const document = {
    documentElement,
    currentScript: { dataset: { languages: `${BRAND.languages.join(' ')} ar` } },
    querySelectorAll: () => [],
    addEventListener: () => undefined,
  };
  vm.runInNewContext(FRAME_SCRIPT, { ...PAGE, document, localStorage, navigator: { languages: preferred } });
  return { frame: documentElement.lang, app: chooseLanguage(BRAND, preferred), dir: documentElement.dir };
}

describe('the language of the painted frame', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['what the player chose', ['en-GB'], () => rememberLanguage('ru'), 'ru'],
    ['the first that the browser prefers and the brand has', ['de-DE', 'EN-gb', 'ru'], () => undefined, 'en'],
    ["the brand's, where it has none of them", ['de', 'fr'], () => undefined, 'pt'],
    ['none that the brand has not', ['ru'], () => rememberLanguage('ko'), 'ru'],
    [
      'not a value that another script stored',
      ['ru'],
      (kept: Map<string, string>) => void kept.set('slipway.language.v1', '{"'),
      'ru',
    ],
  ])('is %s, as in the app', (_, preferred, store, language) => {
    expect(chosen(preferred, store)).toEqual({ frame: language, app: language, dir: 'ltr' });
  });

  it('turns the page for a language from the right before it is painted', () => {
    expect(chosen(['ar-EG'], () => undefined)).toMatchObject({ frame: 'ar', dir: 'rtl' });
  });

  it("is the browser's preference if storage is blocked", () => {
    const documentElement = { lang: 'pt' };
    const document = {
      documentElement,
      currentScript: { dataset: { languages: 'pt en' } },
      querySelectorAll: () => [],
      addEventListener: () => undefined,
    };
    vm.runInNewContext(FRAME_SCRIPT, { ...PAGE, document, navigator: { languages: ['en'] } });
    expect(documentElement.lang).toBe('en');
  });

  it('has the words of every language', () => {
    const texts = new Map([['ru/first.json', '{"shell":{"home":{"title":"Это {{name}}"}}}']]);
    const brand = { ...BRAND, name: 'A $& B', tagline: 'Aposte.' };
    expect(frameWords(brand, texts)).toEqual([
      ['pt', 'Aposte.'],
      ['en', 'Aposte.'],
      ['ru', 'Это A $& B'],
    ]);
  });
});
