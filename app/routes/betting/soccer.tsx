import { LobbyPage } from './lobby-page.tsx';

export function SoccerRoute() {
  return <LobbyPage sport="soccer" />;
}
