import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes } from 'react-router-dom';
import { Shell } from '#app/layout/shell.tsx';
import { paths } from '#app/paths.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { HomeRoute } from './home.tsx';
import { LoginRoute } from './login.tsx';
import { NotFoundRoute } from './not-found.tsx';
import { RegistrationRoute } from './registration.tsx';
import { RouteBoundary } from './route-boundary.tsx';
import { SoccerRoute } from './soccer.tsx';

const MyBetsRoute = lazy(async () => ({ default: (await import('./my-bets.tsx')).MyBetsRoute }));

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
          <Route
            path={paths.myBets}
            element={
              <Suspense fallback={<Loading />}>
                <MyBetsRoute />
              </Suspense>
            }
          />
          <Route path="*" element={<NotFoundRoute />} />
        </Route>
      </Route>
    </Routes>
  );
}

function Loading() {
  const { t } = useTranslation();
  return <Skeleton rows={4} label={t('loading')} />;
}
