import { LobbyPage } from './lobby-page.tsx';

export function BdRoute() {
  return <LobbyPage sport="bd" />;
}
