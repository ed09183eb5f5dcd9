export type { MatchSource } from './matches-api.ts';
export type { PriceChange } from './match-book.ts';
export {
  beginList,
  bookOf,
  readFirstMatches,
  useMatch,
  useMatchBook,
  useMatchesNow,
  useMatchLists,
  useQuote,
  useWatch,
} from './use-matches.ts';
export { useFirstMatches } from './use-first-matches.ts';
export { takeRefusal } from './take-refusal.ts';
