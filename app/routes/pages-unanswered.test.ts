// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { DrawOptions } from '#app/test/markup/draw-options.ts';
import { type States, statesOf } from '#app/test/markup/drawn-states.ts';
// What is lazy is there already, so that it is drawn at once.
import '#app/features/betting/slip/slip-part.ts';
import '#app/features/around/support/index.ts';
import './around/wallet-game.tsx';
import './betting/live.tsx';
import { paths } from '#app/paths.ts';
import { ProtectionRoute } from './account/protection.tsx';
import { ReportsRoute } from './account/reports.tsx';
import { AnnouncementsRoute } from './around/announcements.tsx';
import { ChatRoute } from './around/chat.tsx';
import { ComingSoonRoute } from './around/coming-soon.tsx';
import { GameDisabled } from './around/game-disabled.tsx';
import { FirstGamesRoute, GameArcadeRoute, GamesOfRoute, PgGameListRoute } from './around/games.tsx';
import { InviteRoute } from './around/invite.tsx';
import { LiveGamesRoute } from './around/live-games.tsx';
import { PlayGameRoute } from './around/play-game.tsx';
import { PrivateMessagesRoute } from './around/private-messages.tsx';
import { PromotionRoute } from './around/promotion.tsx';
import { PromotionsRoute } from './around/promotions.tsx';
import { UnderConstructionRoute } from './around/under-construction.tsx';
import { BookingRoute } from './betting/booking.tsx';
import { CricketRoute } from './betting/cricket.tsx';
import { CricketMatchRoute } from './betting/cricket-match.tsx';
import { HowToPlayRoute } from './betting/how-to-play.tsx';
import { LotteryRoute } from './betting/lottery.tsx';
import { LotteryGameRoute } from './betting/lottery-game.tsx';
import { MatchRoute } from './betting/match.tsx';
import { MyBetsRoute } from './betting/my-bets.tsx';
import { ResultsRoute } from './betting/results.tsx';
import { SportRoute } from './betting/sport.tsx';
import { NotFoundRoute } from './not-found.tsx';
/** Pages whose content comes late: their titles, gates and texts are compared here, their content with each feature. */
const PAGES = [
  [ProtectionRoute, paths.protection, ['/protection']],
  [ReportsRoute, paths.reports, ['/reports']],
  [AnnouncementsRoute, paths.announcements, ['/announcements']],
  [ChatRoute, paths.chat, ['/chat']],
  [ComingSoonRoute, paths.comingSoon, ['/coming-soon']],
  [GameDisabled, paths.games, ['/game']],
  [FirstGamesRoute, paths.games, ['/game']],
  [GamesOfRoute, paths.gamesOf, ['/game/pgGame', '/game/ngGame', '/game/none']],
  [PgGameListRoute, paths.pgGameList, ['/pggamelist']],
  [GameArcadeRoute, paths.gameArcade, ['/gameArcade']],
  [InviteRoute, paths.invite, ['/invite']],
  [LiveGamesRoute, paths.liveGames, ['/live-games']],
  [PlayGameRoute, paths.playGame, ['/game/play/pgGame/pg-1', '/game/play/none/1']],
  [PrivateMessagesRoute, paths.privateMessages, ['/private-messages']],
  [PromotionRoute, paths.promotion, ['/promotions/promo-1']],
  [PromotionsRoute, paths.promotions, ['/promotions']],
  [UnderConstructionRoute, paths.underConstruction, ['/under-construction']],
  [BookingRoute, paths.booking, ['/booking/none']],
  [CricketRoute, paths.cricket, ['/sport/cricket']],
  [CricketMatchRoute, paths.cricketMatch, ['/sport/cricket/none']],
  [HowToPlayRoute, paths.howToPlayOf, ['/howToPlay/none']],
  [LotteryRoute, paths.lottery, ['/lottery']],
  [LotteryGameRoute, paths.lotteryGame, ['/lottery/hkmarksix', '/lottery/pk10', '/lottery/none']],
  [MatchRoute, paths.match, ['/sport/soccer/none', '/sport/none/none']],
  [MyBetsRoute, paths.myBets, ['/my-bets']],
  [ResultsRoute, paths.resultsOf, ['/results/soccer', '/results/none']],
  [SportRoute, paths.sportOf, ['/sport/soccer', '/sport/all', '/sport/live', '/sport/365sports', '/sport/none']],
  [NotFoundRoute, '*', ['/nowhere']],
] as const;

const UNANSWERED = { answers: { '': 'none' } } as const;
const CLOSED = { answers: { '': { status: 400, msg: 'Closed until <b>noon</b>.' } } } as const;

/** What each page shows of `read` before anything is answered, or after it. */
async function each(
  states: States,
  read: (facts: string) => string | undefined,
  isPlayer = true,
  { answers }: DrawOptions = UNANSWERED,
) {
  const shown: Record<string, string> = {};
  for (const [Page, path, addresses] of PAGES)
    for (const address of addresses) {
      await states.draw(address, h(Page), { path, address, isPlayer, ...(answers && { answers }) });
      shown[address] = read(states.text()) ?? '';
    }
  return shown;
}

it('pages have their heading before anything is answered, and addresses without a page say so', () =>
  statesOf({}, async (states) => {
    const headings = await each(states, (facts) => /^heading "(.*)"$/m.exec(facts)?.[1]);
    // A page that depends on what the upstream says of the player has none yet.
    const atOnce = Object.entries(headings).filter(([, heading]) => heading !== '');
    expect(Object.fromEntries(atOnce)).toEqual({
      '/protection': 'Player protection',
      '/reports': 'Reports',
      '/announcements': 'Announcements',
      '/chat': 'Live chat',
      '/coming-soon': 'Coming soon',
      '/game/pgGame': 'PG Games',
      '/game/ngGame': 'NG Games',
      '/game/none': 'Page not found',
      '/pggamelist': 'PG Games',
      '/gameArcade': 'Games',
      '/live-games': 'Live games',
      '/game/play/pgGame/pg-1': 'PG Games',
      '/game/play/none/1': 'Page not found',
      '/private-messages': 'Private messages',
      '/under-construction': 'Under construction',
      '/booking/none': 'Shared bet slip',
      '/sport/cricket': 'Cricket',
      '/sport/cricket/none': 'Cricket',
      '/howToPlay/none': 'Page not found',
      '/lottery': 'Lotteries',
      '/lottery/hkmarksix': 'Hong Kong Mark Six',
      '/lottery/pk10': 'PK10 racing',
      '/lottery/none': 'Lotteries',
      '/sport/soccer/none': 'Match',
      '/sport/none/none': 'Page not found',
      '/my-bets': 'My bets',
      '/results/soccer': 'Results: Soccer',
      '/results/none': 'Page not found',
      '/sport/soccer': 'Soccer',
      '/sport/all': 'All sports',
      '/sport/live': 'Live centre',
      '/sport/365sports': '365 Sports',
      '/sport/none': 'Page not found',
      '/nowhere': 'Page not found',
    });
  }));

it('a guest is sent home from the pages of a player, and from no other', () =>
  statesOf({}, async (states) => {
    const moves = await each(states, (facts) => /^(?:replaces|goes to) (.*)$/m.exec(facts)?.[1], false);
    expect(Object.keys(moves).filter((address) => moves[address] === '/')).toEqual([
      '/protection',
      '/reports',
      '/invite',
      '/game/play/pgGame/pg-1',
      '/private-messages',
      '/lottery',
      '/lottery/hkmarksix',
      '/lottery/pk10',
      '/lottery/none',
      '/my-bets',
    ]);
  }));

it('a page that cannot be read shows what the server said, as text, in the place of ours', () =>
  statesOf({}, async (states) => {
    const alerts = await each(states, (facts) => /^alert "(.*?)(?: Try again)?"$/m.exec(facts)?.[1], true, CLOSED);
    // A damaged code is said without the server.
    const failed = Object.entries(alerts).filter(([address, alert]) => alert !== '' && address !== '/booking/none');
    expect(failed.filter(([, alert]) => alert !== CLOSED.answers[''].msg)).toEqual([]);
    expect(failed.map(([address]) => address)).toEqual([
      '/protection',
      '/reports',
      '/announcements',
      '/game/pgGame',
      '/pggamelist',
      '/invite',
      '/live-games',
      '/game/play/pgGame/pg-1',
      '/private-messages',
      '/promotions/promo-1',
      '/promotions',
      '/sport/cricket',
      '/sport/cricket/none',
      '/lottery/hkmarksix',
      '/lottery/pk10',
      '/sport/soccer/none',
      '/my-bets',
      '/results/soccer',
      '/sport/soccer',
      '/sport/all',
      '/sport/live',
      '/sport/365sports',
    ]);
  }));

it.each([
  ['announcements', AnnouncementsRoute, '/announcements', paths.announcements, 'status "Loading announcements"'],
  ['a game', PlayGameRoute, '/game/play/pgGame/pg-1', paths.playGame, 'status "Starting the game"'],
  ['cricket', CricketRoute, '/sport/cricket', paths.cricket, 'status "Loading cricket matches"'],
  ['bets', MyBetsRoute, '/my-bets', paths.myBets, 'status "Loading your bets"'],
  ['a match', MatchRoute, '/sport/soccer/none', paths.match, 'status "Loading the match"'],
  ['a lobby', SportRoute, '/sport/soccer', paths.sportOf, 'status "Loading matches"'],
  ['results', ResultsRoute, '/results/soccer', paths.resultsOf, 'status "Loading results"'],
  ['the chat', ChatRoute, '/chat', paths.chat, 'status "Connecting…"'],
] as const)('the page of %s says that it loads', (_, Page, address, path, fact) =>
  statesOf({}, async (states) => {
    await states.draw(address, h(Page), { path, address, ...UNANSWERED });
    states.shows(fact);
  }),
);

it.each([
  [
    'a damaged booking code',
    BookingRoute,
    '/booking/none',
    paths.booking,
    'alert "This booking code is damaged, cut off or mistyped. Check it and try again."',
  ],
  ['a lottery that is not offered', LotteryGameRoute, '/lottery/none', paths.lotteryGame, 'link "All lotteries"'],
  ['an address without a page', NotFoundRoute, '/nowhere', '*', '"There is nothing at this address."'],
] as const)('%s is said', (_, Page, address, path, fact) =>
  statesOf({}, async (states) => {
    await states.draw(address, h(Page), { path, address, ...UNANSWERED });
    states.shows(fact);
  }),
);

it('games with money of their own ask a guest to sign in', () =>
  statesOf({}, async (states) => {
    const options = { path: paths.gamesOf, address: '/game/ngGame', ...UNANSWERED };
    await states.draw('a player', h(GamesOfRoute), options);
    states.shows('heading "Money in these games"', 'link "Asia Tables Play"');
    await states.draw('a guest', h(GamesOfRoute), { ...options, isPlayer: false });
    states.shows('status "Sign in to move money into these games. Sign in"');
  }));
