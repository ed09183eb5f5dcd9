import type { Layout } from '#app/test/site.ts';

/** The expected result of an address. */
export interface RouteAnswer {
  /** The final path. */
  readonly at: string;
  /** The page's first heading, which the document's title repeats. */
  readonly heading: string;
  /** The dialog or drawer over it; none where it is not given. */
  readonly dialog?: string;
}

export interface RouteRow {
  /** As typed. */
  readonly address: string;
  readonly guest: RouteAnswer;
  readonly player: RouteAnswer;
  /** The result in the other layout, if it differs or is nothing. */
  readonly only?: Layout;
}

const HOME = 'Welcome to Harborlight';
const NOT_FOUND = 'Page not found';

/** Open to everybody. */
const open = (address: string, heading: RouteAnswer['heading'], at = address): RouteRow => {
  const answer = { at, heading };
  return { address, guest: answer, player: answer };
};

/** For players: a guest gets the sign-in dialog, over the home page. */
const guarded = (address: string, heading: RouteAnswer['heading'], at = address): RouteRow => ({
  address,
  guest: { at: '/', heading: HOME, dialog: 'Sign in' },
  player: { at, heading },
});

/** The dialogs of the session: a player has no use for them. */
const entrance = (address: string, dialog: string): RouteRow => ({
  address,
  guest: { at: address, heading: HOME, dialog },
  player: { at: '/', heading: HOME },
});

/** An overlay by its query flag, over whichever page. */
const flag = (address: string, dialog: string, guestDialog = dialog): RouteRow => ({
  address,
  guest: { at: guestDialog === dialog ? address : '/', heading: HOME, dialog: guestDialog },
  player: { at: address, heading: HOME, dialog },
});

/**
 * Every address of the specification (section 2) and the expected result, with the harborlight brand; `app/journeys/every-page.long.browser.test.ts`
 * goes through it as a guest and as a player. A new route gets its line here.
 */
export const ROUTES: readonly RouteRow[] = [
  open('/', HOME),
  entrance('/login', 'Sign in'),
  entrance('/registration', 'Create your account'),
  open('/sport', 'Soccer', '/sport/soccer'),
  open('/sport/soccer', 'Soccer'),
  open('/sport/basketball', 'Basketball'),
  open('/sport/bd', 'BD soccer'),
  open('/sport/all', 'All sports'),
  open('/sport/live', 'Live centre'),
  open('/sport/365sports', '365 Sports'),
  open('/sport/cricket', 'Cricket'),
  open('/results', 'Results: Soccer', '/results/soccer'),
  open('/results/basketball', 'Results: Basketball'),
  open('/results/365sports', 'Results: 365 Sports'),
  open('/results/nothing', NOT_FOUND),
  open('/howToPlay', 'How to play: Soccer', '/howToPlay/soccer'),
  open('/howToPlay/marksix', 'How to play: Mark Six'),
  open('/howToPlay/nothing', NOT_FOUND),
  guarded('/lottery', 'Lotteries'),
  guarded('/lottery/hkmarksix', 'Hong Kong Mark Six'),
  guarded('/lottery/pk10', 'PK10 racing'),
  guarded('/my-bets', 'My bets'),
  open('/booking/damaged', 'Shared bet slip'),
  open('/announcements', 'Announcements'),
  open('/promotions', 'Promotions'),
  open('/promotions/none', 'Promotion not found'),
  guarded('/private-messages', 'Private messages'),
  open('/game', 'PG Games', '/game/pgGame'),
  open('/game/tadaGame', 'TADA'),
  open('/game/noah', 'Noah'),
  open('/game/cardGame', 'Card games'),
  open('/game/ngGame', 'NG Games'),
  open('/game/nothing', NOT_FOUND),
  open('/gameArcade', 'Games'),
  open('/pggamelist', 'PG Games'),
  open('/live-games', 'Live games'),
  guarded('/game-loader', 'Live games', '/live-games'),
  guarded('/game-loader?iframeUrl=undefined', 'Live games', '/live-games'),
  guarded('/reports', 'Reports'),
  guarded('/profile', 'Profile'),
  guarded('/protection', 'Player protection'),
  open('/chat', 'Live chat'),
  open('/nowhere', NOT_FOUND),
  open('/pages/terms', 'Terms and conditions'),
  open('/sport/nowhere/else', NOT_FOUND),
  open('/pages/faq', 'Questions and answers'),
  open('/pages/nothing', NOT_FOUND),
  // A walk sees sooner that it has arrived where the page before had another title.
  open('/agreement', 'Player agreement'),
  open('/test-bets', NOT_FOUND),
  open('/under-construction', 'Under construction'),
  open('/test-wallet', NOT_FOUND),
  open('/coming-soon', 'Coming soon'),
  open('/test-my-bets', NOT_FOUND),
  flag('/?mybet=true', 'My bets', 'Sign in'),
  flag('/?invite=true', 'Invite friends', 'Sign in'),
  flag('/?support=true', 'Live support'),
  flag('/?chat=true', 'Live support'),
  flag('/?search=true', 'Search'),
  { ...flag('/?menu=true', 'Menu'), only: 'mobile' },
];
