import type { RowName } from './rows.ts';

/**
 * Reads whose answer is the same for everyone who asks in one language, and how many seconds a cache between may keep it
 * (`cache-control: public, s-maxage`). They carry no token.
 *
 * What a page shows is as old as its polling interval and this together. Matches are polled every 3 s, and nginx, which counts whole seconds,
 * keeps for two what may be kept for one: that is 5 s at most.
 * Rows for players are never in here, nor rows whose answer depends on the player's country or protection.
 */
export const SHARED_SECONDS = {
  // Odds, scores, draws.
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
  // Lists that grow when a match or a draw ends.
  listResults: 10,
  listFeedResults: 10,
  listCricketResults: 10,
  listDrawResults: 10,
  listRaceResults: 10,
  // What is offered, and texts.
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

/** Undefined: the answer is one player's, and no cache may keep it. */
export const sharedSeconds = (row: RowName): number | undefined =>
  (SHARED_SECONDS as Partial<Record<RowName, number>>)[row];
