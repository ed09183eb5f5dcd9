/** Navigation entries that are neither games nor personal. */
export const MENU_ENTRIES = ['results', 'howToPlay', 'reports', 'announcements'] as const;

/** The app's footer columns. */
export const FOOTER_COLUMNS = ['support', 'games', 'sports', 'company'] as const;

/** Pages of every brand at `/pages/`. */
export const TEXT_PAGE_NAMES = [
  'agreement',
  'terms',
  'privacy',
  'rules',
  'fairness',
  'faq',
  'aml',
  'self-exclusion',
  'gamble-aware',
] as const;
