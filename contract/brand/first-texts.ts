/**
 * Namespaces of the first views. A build writes them as one file per language (`<language>/first.json`), because on a slow phone
 * each file costs a round trip; the app reads them from there.
 */
export const FIRST_TEXTS = ['home', 'markets', 'shell', 'slip', 'sports'] as const;
