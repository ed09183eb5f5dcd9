import { Navigate, useLocation } from 'react-router-dom';
import { useAvailability } from '#app/features/around/availability/index.ts';
import { isLobbySport, LOBBY_PATHS } from '#app/features/betting/sports/index.ts';
import { paths } from '#app/paths.ts';
import { NotFoundRoute } from '#app/routes/not-found.tsx';

/** Redirects to the first open sport, in the brand's order. */
export function SportRoute() {
  const { sports } = useAvailability();
  const { search } = useLocation();
  const shown = sports.flatMap(({ game, state }) => (isLobbySport(game) ? [{ game, state }] : []));
  const first = shown.find(({ state }) => state === 'active') ?? shown[0];
  if (first === undefined) {
    const hasCricket = sports.some(({ game }) => game === 'cricket');
    return hasCricket ? <Navigate to={paths.cricket} replace /> : <NotFoundRoute />;
  }
  return <Navigate to={{ pathname: LOBBY_PATHS[first.game], search }} replace />;
}
