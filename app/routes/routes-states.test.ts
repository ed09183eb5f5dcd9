// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
// What is lazy is there already, so that it is drawn at once.
import '#app/features/betting/slip/slip-part.ts';
import '#app/error-reports/consent/consent-choices.tsx';
import '#app/features/around/support/index.ts';
import './around/home-sections.tsx';
import './around/wallet-game.tsx';
import './betting/live.tsx';
import './region-notice.tsx';
import { paths } from '#app/paths.ts';
import { AgreementRoute } from './account/agreement.tsx';
import { LoginRoute } from './account/login.tsx';
import { ProtectionRoute } from './account/protection.tsx';
import { RegistrationRoute } from './account/registration.tsx';
import { ReportsRoute } from './account/reports.tsx';
import { AnnouncementsRoute } from './around/announcements.tsx';
import { ChatRoute } from './around/chat.tsx';
import { ComingSoonRoute } from './around/coming-soon.tsx';
import { GameDisabled } from './around/game-disabled.tsx';
import { FirstGamesRoute, GameArcadeRoute, GamesOfRoute, PgGameListRoute } from './around/games.tsx';
import { HomeRoute } from './around/home.tsx';
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
import { Failed } from './failed.tsx';
import { NotFoundRoute } from './not-found.tsx';
import { PageRoute } from './page.tsx';
import { PAGE_BEFORE_ANYTHING_ANSWERED, PAGE_TEXTS_HOME_PAGE } from './routes-states.facts.ts';

const GUEST = { isPlayer: false };

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

it('each page before anything is answered, of a player and of a guest', async () => {
  await statesOf(
    {},
    async (states) => {
      for (const [Page, path, addresses] of PAGES)
        for (const address of addresses) {
          const options = { path, address, answers: { '': 'none' } } as const;
          await states.draw(`${address} of a player`, h(Page), options);
          await states.draw(`${address} of a guest`, h(Page), { ...options, ...GUEST });
        }
    },
    PAGE_BEFORE_ANYTHING_ANSWERED,
  );
});

it('each page of texts, and the home page', async () => {
  await statesOf(
    {},
    async (states) => {
      for (const page of [
        'faq',
        'rules',
        'fairness',
        'aml',
        'self-exclusion',
        'gamble-aware',
        'terms',
        'privacy',
        'none',
      ])
        await states.draw(page, h(PageRoute), { path: paths.page, address: `/pages/${page}` });
      await states.draw('the agreement', h(AgreementRoute), { address: '/agreement' });
      await states.draw('sign-in', h(LoginRoute), { address: '/login', ...GUEST });
      await states.draw('registration', h(RegistrationRoute), { address: '/registration?inviteCode=AB12', ...GUEST });
      await states.draw('home', h(HomeRoute), GUEST);
      await states.draw('home on a phone', h(HomeRoute), { isPhone: true });
      const none = { sports: [], games: [], walletGames: [] };
      const homes = {
        nothing: none,
        games: { ...none, games: ['pgGames'] },
        'a lottery': { ...none, games: ['hkmarksix'] },
      };
      for (const [name, offered] of Object.entries(homes))
        await states.draw(`home of a brand with ${name}`, h(HomeRoute), { settings: () => offered as never, ...GUEST });
      for (const home of [
        ['hero', 'banners'],
        ['banners', 'hero'],
      ])
        await states.draw(`home: ${home.join(', ')}`, h(HomeRoute), {
          settings: ({ layout }) => ({ layout: { ...layout, home } }) as never,
        });
      await states.explore(
        'a page that failed',
        h(Failed, { title: 'Title', text: 'Text', retry: 'Again', goHome: 'Home' }),
      );
    },
    PAGE_TEXTS_HOME_PAGE,
  );
});
