import type { PageBrand } from '#contract/brand';
import { MarkSixGame, RaceGame, SportGame } from '#contract/entities';

/** Lists of finished matches: the sports, and the feed of several. */
export const MATCH_RESULTS = [...SportGame.options, '365sports'] as const;
export type MatchResults = (typeof MATCH_RESULTS)[number];

export type ResultGame = MatchResults | 'cricket' | MarkSixGame | RaceGame;

/** The games of a brand that have results, in the brand's order. */
export function resultGames({ sports, games }: Pick<PageBrand, 'sports' | 'games'>): readonly ResultGame[] {
  const known: readonly string[] = [...MATCH_RESULTS, 'cricket', ...MarkSixGame.options, ...RaceGame.options];
  return [...sports, ...games].filter((game): game is ResultGame => known.includes(game));
}

export const isMatchResults = (game: ResultGame): game is MatchResults =>
  (MATCH_RESULTS as readonly string[]).includes(game);
export const isRaceResults = (game: ResultGame): game is RaceGame =>
  (RaceGame.options as readonly string[]).includes(game);
