const THREE = ['s1', 's2', 's3'] as const;
const FIVE = [...THREE, 's4', 's5'] as const;

/** The pages of text and their sections; a page's texts are the namespace `page-<name>`. */
export const TEXT_PAGES = {
  agreement: THREE,
  terms: FIVE,
  privacy: FIVE,
  rules: FIVE,
  fairness: FIVE,
  faq: FIVE,
  aml: FIVE,
  'self-exclusion': FIVE,
  'gamble-aware': FIVE,
} as const;

export type TextPageName = keyof typeof TEXT_PAGES;

export function isTextPage(page: string): page is TextPageName {
  return Object.hasOwn(TEXT_PAGES, page);
}

/** The sections of a page: anchor and text keys of each. */
export function sectionsOf(page: TextPageName) {
  return page === 'agreement'
    ? TEXT_PAGES[page].map((id) => keysOf(page, id))
    : TEXT_PAGES[page].map((id) => keysOf(page, id));
}

function keysOf<Page extends TextPageName, Id extends (typeof TEXT_PAGES)[Page][number]>(page: Page, id: Id) {
  return { id, title: `page-${page}:${id}.title`, text: `page-${page}:${id}.text` } as const;
}
