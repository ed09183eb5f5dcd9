import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { english } from './english.ts';
import { linesOfHtml } from './lines-of-html.ts';
import { outlineOf } from './outline.ts';

/**
 * What a component writes, in English, without a browser: a line for each tag with its properties and its text. All of it,
 * so that a test which compares it notices a text, a name, a role or a state that is another.
 */
export function linesOf(element: ReactNode): readonly string[] {
  return linesOfHtml(inEnglish(() => renderToStaticMarkup(createElement(I18nextProvider, { i18n: english }, element))));
}

/** The texts of a component, in their order. */
export const textsOf = (element: ReactNode): readonly string[] =>
  linesOf(element)
    .map((line) =>
      line
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('\u00a0', ' ')
        .trim(),
    )
    .filter((text) => text !== '');

/** What a component shows and offers, in jsdom: see `outlineOf`. */
export function factsOf(element: ReactNode): readonly string[] {
  const place = document.createElement('div');
  place.innerHTML = inEnglish(() => renderToStaticMarkup(createElement(I18nextProvider, { i18n: english }, element)));
  return outlineOf(place);
}

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
