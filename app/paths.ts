/** Every address, defined once: patterns for the router; `fillPath` makes an address of one. */
export const paths = {
  home: '/',
  login: '/login',
  registration: '/registration',
  sport: '/sport',
  sportOf: '/sport/:game',
  sportAll: '/sport/all',
  soccer: '/sport/soccer',
  basketball: '/sport/basketball',
  bd: '/sport/bd',
  live: '/sport/live',
  cricket: '/sport/cricket',
  cricketMatch: '/sport/cricket/:matchId',
  feed: '/sport/365sports',
  match: '/sport/:game/:matchId',
  booking: '/booking/:code',
  lottery: '/lottery',
  lotteryGame: '/lottery/:game',
  myBets: '/my-bets',
  results: '/results',
  resultsOf: '/results/:sport',
  howToPlay: '/howToPlay',
  howToPlayOf: '/howToPlay/:sport',
  reports: '/reports',
  liveGames: '/live-games',
  gameLoader: '/game-loader',
  games: '/game',
  gamesOf: '/game/:type',
  playGame: '/game/play/:type/:id',
  pgGameList: '/pggamelist',
  gameArcade: '/gameArcade',
  announcements: '/announcements',
  promotions: '/promotions',
  promotion: '/promotions/:id',
  privateMessages: '/private-messages',
  profile: '/profile',
  protection: '/protection',
  chat: '/chat',
  invite: '/invite',
  /** The static pages of the footer: faq, rules, fairness, aml, self-exclusion, gamble-aware, terms, privacy. */
  page: '/pages/:page',
  agreement: '/agreement',
  underConstruction: '/under-construction',
  comingSoon: '/coming-soon',
  testBets: '/test-bets',
  testWallet: '/test-wallet',
  testMyBets: '/test-my-bets',
} as const;

/**
 * The page that an address shows: sign-in and registration are dialogs over the home page, which stays unchanged below them.
 */
export const pageAt = (pathname: string): string =>
  pathname === paths.login || pathname === paths.registration ? paths.home : pathname;

/**
 * An address of a pattern with its parameters filled in and escaped.
 *
 * @example fillPath(paths.match, { game: 'soccer', matchId: 'm-7' }) // '/sport/soccer/m-7'
 */
export function fillPath(pattern: string, parts: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`No "${name}" for the address ${pattern}.`);
    return encodeURIComponent(part);
  });
}
