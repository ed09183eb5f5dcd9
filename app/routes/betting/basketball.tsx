import { LobbyPage } from './lobby-page.tsx';

export function BasketballRoute() {
  return <LobbyPage sport="basketball" />;
}
