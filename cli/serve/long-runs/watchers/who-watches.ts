import { EVERY_MS } from './virtual-player.ts';

export const LANGUAGES = ['en', 'en', 'en', 'en', 'pt', 'pt', 'es', 'de', 'tr', 'ru', 'zh'] as const;
export const GAMES = ['soccer', 'soccer', 'soccer', 'basketball', 'bd'] as const;
/** Most players see the top of a lobby, some look further down. */
export const PLACES = ['0-29', '0-29', '0-29', '0-19', '40-69'] as const;

/**
 * Per second: the positions of each list wait in one call per language, and the next begins `EVERY_MS` later. More means that
 * players do not share calls.
 */
export const MAX_UPSTREAM = (new Set(LANGUAGES).size * new Set(GAMES).size * new Set(PLACES).size * 1_000) / EVERY_MS;
