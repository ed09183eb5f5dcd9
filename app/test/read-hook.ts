import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { vi } from 'vitest';
import { BrandProvider } from '#app/brand/brand-context.ts';
import { type AppStore, createStore } from '#app/store/store.ts';
import type { Brand } from '#contract/brand';
import { english } from './markup/english.ts';
import { BRAND } from './own-brand.ts';

interface Around {
  readonly store?: AppStore;
  /** Settings that differ from the demo brand's, to which a test adds what its hook reads. */
  readonly brand?: Partial<Brand>;
}

/** What a hook returns when it is first drawn, in plain Node: for hooks that compute from brand, store and texts, without effects. */
export function readHook<Result>(useHook: () => Result, { store = createStore(), brand }: Around = {}): Result {
  const results: Result[] = [];
  const Reader = () => {
    results.push(useHook());
    return null;
  };
  const inBrand = h(BrandProvider, { value: { ...BRAND, ...brand } }, h(Reader));
  renderToStaticMarkup(h(Provider, { store, children: h(I18nextProvider, { i18n: english }, inBrand) }));
  const [result] = results;
  if (results.length !== 1) throw new Error(`The hook was called ${results.length} times.`);
  return result as Result;
}

/** What calls and formats read of the page: its language, and those of the browser. For tests in plain Node. */
export function stubPage(language = 'en', languages: readonly string[] = [language]): void {
  vi.stubGlobal('document', { documentElement: { lang: language, getAttribute: () => null } });
  vi.stubGlobal('navigator', { languages });
}
