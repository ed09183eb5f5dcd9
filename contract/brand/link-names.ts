/** Entries of the navigation that are neither games nor the player's. */
export const MENU_ENTRIES = ['results', 'howToPlay', 'reports', 'announcements'] as const;

/** Columns that the app has for the footer. */
export const FOOTER_COLUMNS = ['support', 'games', 'sports', 'company'] as const;

/** Pages that every brand has at `/pages/`. */
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
