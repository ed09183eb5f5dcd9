import { LobbyPage } from './lobby-page.tsx';

export function FeedRoute() {
  return <LobbyPage sport="365sports" />;
}
