import type { RowName } from './rows.ts';

/**
 * Reads with the same answer for everyone in a language, and how many seconds caches may store it (`cache-control: public,
 * s-maxage`). They carry no token. Never rows for players, or rows that depend on the player's country or protection.
 *
 * A page's data is as old as its polling interval plus this. Matches are polled every 3 s, and nginx, which counts whole seconds,
 * stores for two what may be stored for one: at most 5 s together.
 */
export const SHARED_SECONDS = {
  listMatches: 1,
  listMatchChanges: 1,
  getMatchDetails: 1,
  getPriceHistory: 1,
  listFeedMatches: 1,
  listCricketMatches: 1,
  getCricketMatch: 1,
  listDraws: 1,
  listRaces: 1,
  getLastRace: 1,
  getMarkSixOdds: 1,
  getRaceOdds: 1,
  listResults: 10,
  listFeedResults: 10,
  listCricketResults: 10,
  listDrawResults: 10,
  listRaceResults: 10,
  listAvailableGames: 10,
  listPopularPicks: 10,
  listCurrencies: 10,
  getBooking: 60,
  listLiveGames: 60,
  listNoahGames: 60,
  listPgGames: 60,
  listTadaGames: 60,
  listAnnouncements: 60,
  listMarqueeNotices: 60,
  listHelpArticles: 60,
  getFooterTexts: 60,
  listSupportChannels: 60,
  listSupportContacts: 60,
  listVipLevels: 60,
  getPushKey: 60,
} as const satisfies Partial<Record<RowName, number>>;

/** Undefined: one player's answer, never cached. */
export const sharedSeconds = (row: RowName): number | undefined =>
  (SHARED_SECONDS as Partial<Record<RowName, number>>)[row];
