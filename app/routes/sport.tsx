import { Navigate, useLocation } from 'react-router-dom';
import { useAvailability } from '#app/features/availability/index.ts';
import { isLobbySport, LOBBY_PATHS } from '#app/features/sports/index.ts';
import { NotFoundRoute } from './not-found.tsx';

/** Leads to the first sport that can be bet on, in the brand's order. */
export function SportRoute() {
  const { sports } = useAvailability();
  const { search } = useLocation();
  const shown = sports.flatMap(({ game, state }) => (isLobbySport(game) ? [{ game, state }] : []));
  const first = shown.find(({ state }) => state === 'active') ?? shown[0];
  if (first === undefined) return <NotFoundRoute />;
  return <Navigate to={{ pathname: LOBBY_PATHS[first.game], search }} replace />;
}
