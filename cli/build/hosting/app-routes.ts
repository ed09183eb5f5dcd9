/** Addresses of the app as its router has them: `:id` is any part. A test compares them with app/paths.ts. */
const ROUTES = [
  '/login',
  '/registration',
  '/sport',
  '/sport/:game',
  '/sport/:game/:match',
  '/booking/:code',
  '/lottery',
  '/lottery/:game',
  '/my-bets',
  '/results',
  '/results/:sport',
  '/howToPlay',
  '/howToPlay/:sport',
  '/reports',
  '/live-games',
  '/game-loader',
  '/game',
  '/game/:type',
  '/game/play/:type/:id',
  '/pggamelist',
  '/gameArcade',
  '/announcements',
  '/promotions',
  '/promotions/:id',
  '/private-messages',
  '/profile',
  '/protection',
  '/chat',
  '/invite',
  '/pages/:page',
  '/agreement',
  '/under-construction',
  '/coming-soon',
  '/test-bets',
  '/test-wallet',
  '/test-my-bets',
];

/** Matches them in the form of PCRE, RE2 and JavaScript, where letters of any case are the same, as in the router. Every other address has no page. */
export const APP_ROUTES = `^(?:/|(?:${ROUTES.map((route) => route.replaceAll(/:\w+/g, '[^/]+')).join('|')})/?)$`;

/** The same, for a path. */
export const APP_ROUTE = new RegExp(APP_ROUTES, 'i');

/** Their first parts, for hosts that know no more than the beginning of an address. */
export const FIRST_PARTS = [...new Set(ROUTES.map((route) => route.split('/')[1] ?? ''))];

/** The brand's page for addresses that have none, answered 404. */
export const UNKNOWN_PAGE = '404.html';

/**
 * The folder of the public pages in each language, each with a head of its own for those who run no script: search engines, and servers
 * that show what a link leads to. `heads/tr/sport/soccer.html` answers `/sport/soccer?lang=tr`; without a language it is the brand's default.
 */
export const HEADS = 'heads';
