import { lazyRoute } from '#app/routes/lazy-route.tsx';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { SLIP_SPORTS, useAvailability } from '#app/features/around/availability/index.ts';
import { isLobbySport, LOBBY_PATHS } from '#app/features/betting/sports/index.ts';
import { paths } from '#app/paths.ts';
import { NotFoundRoute } from '#app/routes/not-found.tsx';
import { LobbyPage } from './lobby-page.tsx';

// It brings cricket, which no lobby needs.
const live = lazyRoute(async () => (await import('./live.tsx')).LiveRoute);

/** `/sport` and the lobbies below it: one route, because each one costs room in the first script. */
export function SportRoute() {
  const { game } = useParams();
  if (game === undefined) return <FirstSport />;
  if (game === 'live') return live;
  if (game === 'all') return <AllSports />;
  return isLobbySport(game) ? <LobbyPage sport={game} /> : <NotFoundRoute />;
}

/** Redirects to the first open sport, in the brand's order. */
function FirstSport() {
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

function AllSports() {
  const { isVisible } = useAvailability();
  if (!SLIP_SPORTS.some((sport) => isVisible(sport))) return <NotFoundRoute />;
  return <LobbyPage sport="all" />;
}
