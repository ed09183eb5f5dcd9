export { useListMatchesQuery, type MatchSource } from './matches-api.ts';
export type { Move } from './match-book.ts';
export { bookOf, useMatch, useMatchBook, useMatchesNow, useMatchLists, useQuote, useWatch } from './use-matches.ts';
