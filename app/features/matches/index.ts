export { useListMatchesQuery, type MatchSource } from './matches-api.ts';
export type { MatchBook, Move } from './match-book.ts';
export { bookOf, useMatch, useMatchBook, useMatchesNow, useMatchLists, useQuote, useWatch } from './use-matches.ts';
