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

const myBets = lazyRoute(async () => (await import('./my-bets.tsx')).MyBetsRoute);
const results = lazyRoute(async () => (await import('./results.tsx')).ResultsRoute);
const howToPlay = lazyRoute(async () => (await import('./how-to-play.tsx')).HowToPlayRoute);
const cricket = lazyRoute(async () => (await import('./cricket.tsx')).CricketRoute);
const cricketMatch = lazyRoute(async () => (await import('./cricket-match.tsx')).CricketMatchRoute);

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
          <Route path={paths.cricket} element={cricket} />
          <Route path={paths.cricketMatch} element={cricketMatch} />
          <Route path={paths.myBets} element={myBets} />
          <Route path={paths.results} element={results} />
          <Route path={paths.resultsOf} element={results} />
          <Route path={paths.howToPlay} element={howToPlay} />
          <Route path={paths.howToPlayOf} element={howToPlay} />
          <Route path="*" element={<NotFoundRoute />} />
        </Route>
      </Route>
    </Routes>
  );
}
