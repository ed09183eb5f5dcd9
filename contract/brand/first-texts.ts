/**
 * Namespaces of the first views, in one file per language (`<language>/first.json`): on a slow phone each file costs a round
 * trip.
 */
export const FIRST_TEXTS = ['home', 'markets', 'shell', 'slip', 'sports'] as const;
