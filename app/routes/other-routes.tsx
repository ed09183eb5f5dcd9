import { Route, Routes } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { paths } from '#app/paths.ts';
import { SportRoute } from './betting/sport.tsx';
import { lazyRoute } from './lazy-route.tsx';
import { NotFoundRoute } from './not-found.tsx';

const agreement = lazyRoute(async () => (await import('./account/agreement.tsx')).AgreementRoute);
const announcements = lazyRoute(async () => (await import('./around/announcements.tsx')).AnnouncementsRoute);
const gameArcade = lazyRoute(async () => (await import('./around/games.tsx')).GameArcadeRoute);
const gameLoader = lazyRoute(async () => (await import('./around/game-loader.tsx')).GameLoaderRoute);
const games = lazyRoute(async () => (await import('./around/games.tsx')).FirstGamesRoute);
const gamesOf = lazyRoute(async () => (await import('./around/games.tsx')).GamesOfRoute);
const liveGames = lazyRoute(async () => (await import('./around/live-games.tsx')).LiveGamesRoute);
const pgGameList = lazyRoute(async () => (await import('./around/games.tsx')).PgGameListRoute);
const playGame = lazyRoute(async () => (await import('./around/play-game.tsx')).PlayGameRoute);
const chat = lazyRoute(async () => (await import('./around/chat.tsx')).ChatRoute);
const comingSoon = lazyRoute(async () => (await import('./around/coming-soon.tsx')).ComingSoonRoute);
const invite = lazyRoute(async () => (await import('./around/invite.tsx')).InviteRoute);
const lottery = lazyRoute(async () => (await import('./betting/lottery.tsx')).LotteryRoute);
const lotteryGame = lazyRoute(async () => (await import('./betting/lottery-game.tsx')).LotteryGameRoute);
const match = lazyRoute(async () => (await import('./betting/match.tsx')).MatchRoute);
const myBets = lazyRoute(async () => (await import('./betting/my-bets.tsx')).MyBetsRoute);
const booking = lazyRoute(async () => (await import('./betting/booking.tsx')).BookingRoute);
const page = lazyRoute(async () => (await import('./page.tsx')).PageRoute);
const privateMessages = lazyRoute(async () => (await import('./around/private-messages.tsx')).PrivateMessagesRoute);
const profile = lazyRoute(async () => (await import('./account/profile.tsx')).ProfileRoute);
const protection = lazyRoute(async () => (await import('./account/protection.tsx')).ProtectionRoute);
const promotion = lazyRoute(async () => (await import('./around/promotion.tsx')).PromotionRoute);
const promotions = lazyRoute(async () => (await import('./around/promotions.tsx')).PromotionsRoute);
const results = lazyRoute(async () => (await import('./betting/results.tsx')).ResultsRoute);
const howToPlay = lazyRoute(async () => (await import('./betting/how-to-play.tsx')).HowToPlayRoute);
const cricket = lazyRoute(async () => (await import('./betting/cricket.tsx')).CricketRoute);
const cricketMatch = lazyRoute(async () => (await import('./betting/cricket-match.tsx')).CricketMatchRoute);
const testPage = (name: 'bets' | 'wallet' | 'myBets') =>
  lazyRoute(async () => {
    const { TestPageRoute } = await import('./test-page.tsx');
    return () => <TestPageRoute name={name} />;
  });
const [testBets, testWallet, testMyBets] = [testPage('bets'), testPage('wallet'), testPage('myBets')];
const reports = lazyRoute(async () => (await import('./account/reports.tsx')).ReportsRoute);
const underConstruction = lazyRoute(
  async () => (await import('./around/under-construction.tsx')).UnderConstructionRoute,
);

/** The routes besides the home page. Each page is loaded when it is opened. */
export function OtherRoutes() {
  // A site without test pages does not load their chunk.
  const { testPages } = useBrand();
  return (
    <Routes>
      <Route path={paths.sport} element={<SportRoute />} />
      <Route path={paths.sportOf} element={<SportRoute />} />
      <Route path={paths.match} element={match} />
      <Route path={paths.cricket} element={cricket} />
      <Route path={paths.cricketMatch} element={cricketMatch} />
      <Route path={paths.results} element={results} />
      <Route path={paths.resultsOf} element={results} />
      <Route path={paths.howToPlay} element={howToPlay} />
      <Route path={paths.howToPlayOf} element={howToPlay} />
      <Route path={paths.lottery} element={lottery} />
      <Route path={paths.lotteryGame} element={lotteryGame} />
      <Route path={paths.games} element={games} />
      <Route path={paths.gamesOf} element={gamesOf} />
      <Route path={paths.playGame} element={playGame} />
      <Route path={paths.liveGames} element={liveGames} />
      <Route path={paths.gameLoader} element={gameLoader} />
      <Route path={paths.pgGameList} element={pgGameList} />
      <Route path={paths.gameArcade} element={gameArcade} />
      <Route path={paths.booking} element={booking} />
      <Route path={paths.myBets} element={myBets} />
      <Route path={paths.announcements} element={announcements} />
      <Route path={paths.agreement} element={agreement} />
      <Route path={paths.profile} element={profile} />
      <Route path={paths.protection} element={protection} />
      <Route path={paths.reports} element={reports} />
      <Route path={paths.page} element={page} />
      <Route path={paths.promotions} element={promotions} />
      <Route path={paths.promotion} element={promotion} />
      <Route path={paths.privateMessages} element={privateMessages} />
      <Route path={paths.chat} element={chat} />
      <Route path={paths.invite} element={invite} />
      {testPages?.bets !== undefined && <Route path={paths.testBets} element={testBets} />}
      {testPages?.wallet !== undefined && <Route path={paths.testWallet} element={testWallet} />}
      {testPages?.myBets !== undefined && <Route path={paths.testMyBets} element={testMyBets} />}
      <Route path={paths.underConstruction} element={underConstruction} />
      <Route path={paths.comingSoon} element={comingSoon} />
      <Route path="*" element={<NotFoundRoute />} />
    </Routes>
  );
}
