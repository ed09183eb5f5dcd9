import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { english } from './english.ts';
import { outlineOf } from './outline.ts';

/** The texts of a component, in their order. */
export const textsOf = (element: ReactNode): readonly string[] =>
  htmlOf(element)
    .replaceAll(/<svg[^]*?<\/svg>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('\u00a0', ' ').trim())
    .filter((text) => text !== '');

/** What a component shows and offers, in jsdom: see `outlineOf`. */
export const factsOf = (element: ReactNode): readonly string[] => outlineOf(drawn(element));

/** A component in jsdom, without its effects. */
export function drawn(element: ReactNode): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = htmlOf(element);
  return place;
}

const htmlOf = (element: ReactNode): string =>
  inEnglish(() => renderToStaticMarkup(createElement(I18nextProvider, { i18n: english }, element)));

/** Numbers and dates follow the browser's languages, which Node does not have. */
function inEnglish<T>(work: () => T): T {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true });
  try {
    return work();
  } finally {
    if (before === undefined) Reflect.deleteProperty(globalThis, 'navigator');
    else Object.defineProperty(globalThis, 'navigator', before);
  }
}
