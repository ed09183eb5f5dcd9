/** The app's routes; `:id` is any segment. A test compares them with app/paths.ts. */
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

/** Matches the routes in PCRE, RE2 and JavaScript, to be used without regard to case, as the router does. */
export const APP_ROUTES = `^(?:/|(?:${ROUTES.map((route) => route.replaceAll(/:\w+/g, '[^/]+')).join('|')})/?)$`;

export const APP_ROUTE = new RegExp(APP_ROUTES, 'i');

/** First segments, for hosts that match prefixes only. */
export const FIRST_PARTS = [...new Set(ROUTES.map((route) => route.split('/')[1] ?? ''))];

/** Answers unknown addresses with 404. */
export const UNKNOWN_PAGE = '404.html';

/** A match has the head of its sport, the first group. */
export const SPORT_OF_MATCH = /^(\/sport\/[^/]+)\/[^/]+\/?$/;
/** For web servers' files. */
export const SPORT_OF_MATCH_TEXT = SPORT_OF_MATCH.source.replaceAll('\\/', '/');
