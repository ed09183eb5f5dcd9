export { isLobbySport, LOBBY_PATHS, type LobbySport } from './lobby-sports.ts';
export { MatchPage } from './match-page.tsx';
export { SportLobby } from './sport-lobby.tsx';
export { SportTeaser } from './sport-teaser.tsx';
