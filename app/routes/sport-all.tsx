import { LobbyPage } from './lobby-page.tsx';

export function SportAllRoute() {
  return <LobbyPage sport="all" />;
}
