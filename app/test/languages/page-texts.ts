import type { Page } from 'playwright-core';

export interface PageText {
  readonly text: string;
  /** The element, such as `main h2.title` or `input@placeholder`. */
  readonly where: string;
}

/** Every text that the page shows, or gives to a screen reader, without those that are marked as another language's. */
export const pageTexts = (page: Page): Promise<readonly PageText[]> =>
  page.evaluate(() => {
    const ATTRIBUTES = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'alt', 'title', 'placeholder'];
    const NO_TEXT = 'script, style, noscript, textarea, [translate=no]';
    const own = document.documentElement.lang;
    const found = new Map<string, PageText>();
    const nameOf = (element: Element) => {
      const area = element.closest('dialog, header, footer, nav, main')?.localName ?? 'body';
      return `${area} ${element.localName}`;
    };
    const add = (given: string | null, where: string) => {
      const text = (given ?? '').replaceAll(/\s+/g, ' ').trim();
      if (/\p{Letter}/u.test(text) && !found.has(text)) found.set(text, { text, where });
    };
    const isOfPage = (element: Element) => {
      const marked = element.closest('[lang]')?.getAttribute('lang') ?? own;
      return marked === own && element.closest(NO_TEXT) === null;
    };
    add(document.title, 'title');
    for (const element of document.body.querySelectorAll('*')) {
      if (!isOfPage(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
      for (const attribute of ATTRIBUTES)
        if (element.hasAttribute(attribute)) add(element.getAttribute(attribute), `${nameOf(element)}@${attribute}`);
      for (const node of element.childNodes) if (node instanceof Text) add(node.data, nameOf(element));
    }
    return [...found.values()];
  });
