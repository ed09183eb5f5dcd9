import { Route, Routes } from 'react-router-dom';
import { Shell } from '#app/layout/shell.tsx';
import { paths } from '#app/paths.ts';
import { HomeRoute } from './around/home.tsx';
import { lazyRoute } from './lazy-route.tsx';
import { LoginRoute } from './account/login.tsx';
import { RegistrationRoute } from './account/registration.tsx';
import { RouteBoundary } from './route-boundary.tsx';

// With the lobby, which the page asks for before the app is there: nothing waits for the table alone.
export const loadOthers = async () => (await import('./other-routes.tsx')).OtherRoutes;
const others = lazyRoute(loadOthers);

/** Every route, once: the home page and its dialogs here, which the first load paints, and all others. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route element={<RouteBoundary />}>
          <Route element={<HomeRoute />}>
            <Route path={paths.home} element={null} />
            <Route path={paths.login} element={<LoginRoute />} />
            <Route path={paths.registration} element={<RegistrationRoute />} />
          </Route>
          <Route path="*" element={others} />
        </Route>
      </Route>
    </Routes>
  );
}
