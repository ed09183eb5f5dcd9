import { SLIP_SPORTS, useAvailability } from '#app/features/around/availability/index.ts';
import { LobbyPage } from './lobby-page.tsx';
import { NotFoundRoute } from '#app/routes/not-found.tsx';

export function SportAllRoute() {
  const { isVisible } = useAvailability();
  if (!SLIP_SPORTS.some((sport) => isVisible(sport))) return <NotFoundRoute />;
  return <LobbyPage sport="all" />;
}
