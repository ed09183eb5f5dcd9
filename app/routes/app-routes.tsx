import { Route, Routes } from 'react-router-dom';
import { Shell } from '#app/layout/shell.tsx';
import { paths } from '#app/paths.ts';
import { HomeRoute } from './home.tsx';
import { lazyRoute } from './lazy-route.tsx';
import { LoginRoute } from './login.tsx';
import { NotFoundRoute } from './not-found.tsx';
import { RegistrationRoute } from './registration.tsx';
import { RouteBoundary } from './route-boundary.tsx';
import { SoccerRoute } from './soccer.tsx';

const agreement = lazyRoute(async () => (await import('./agreement.tsx')).AgreementRoute);
const announcements = lazyRoute(async () => (await import('./announcements.tsx')).AnnouncementsRoute);
const comingSoon = lazyRoute(async () => (await import('./coming-soon.tsx')).ComingSoonRoute);
const lottery = lazyRoute(async () => (await import('./lottery.tsx')).LotteryRoute);
const lotteryGame = lazyRoute(async () => (await import('./lottery-game.tsx')).LotteryGameRoute);
const booking = lazyRoute(async () => (await import('./booking.tsx')).BookingRoute);
const myBets = lazyRoute(async () => (await import('./my-bets.tsx')).MyBetsRoute);
const privateMessages = lazyRoute(async () => (await import('./private-messages.tsx')).PrivateMessagesRoute);
const promotion = lazyRoute(async () => (await import('./promotion.tsx')).PromotionRoute);
const promotions = lazyRoute(async () => (await import('./promotions.tsx')).PromotionsRoute);
const underConstruction = lazyRoute(async () => (await import('./under-construction.tsx')).UnderConstructionRoute);

/** Every route once. What lies past the shell and the lobby is loaded when it is opened. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route element={<RouteBoundary />}>
          <Route path={paths.home} element={<HomeRoute />} />
          <Route path={paths.login} element={<LoginRoute />} />
          <Route path={paths.registration} element={<RegistrationRoute />} />
          <Route path={paths.soccer} element={<SoccerRoute />} />
          <Route path={paths.lottery} element={lottery} />
          <Route path={paths.lotteryGame} element={lotteryGame} />
          <Route path={paths.booking} element={booking} />
          <Route path={paths.myBets} element={myBets} />
          <Route path={paths.announcements} element={announcements} />
          <Route path={paths.agreement} element={agreement} />
          <Route path={paths.promotions} element={promotions} />
          <Route path={paths.promotion} element={promotion} />
          <Route path={paths.privateMessages} element={privateMessages} />
          <Route path={paths.underConstruction} element={underConstruction} />
          <Route path={paths.comingSoon} element={comingSoon} />
          <Route path="*" element={<NotFoundRoute />} />
        </Route>
      </Route>
    </Routes>
  );
}
