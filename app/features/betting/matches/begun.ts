import type { MatchPage } from './matches-api.ts';

/** An older first window is read again. */
const FRESH_MS = 10_000;

/** The first window of a list, read before the list came into use. */
export interface Begun {
  readonly page: MatchPage;
  readonly begunAt: number;
  readonly language: string;
}

/** What was read in the language of the page, and is not old. */
export const ifFresh = (begun: Begun | undefined, language: string, now: number): Begun | undefined =>
  begun?.language === language && now - begun.begunAt < FRESH_MS ? begun : undefined;
