export { isLobbySport, LOBBY_PATHS, type LobbySport } from './lobby-sports.ts';
export { MatchPage } from './match-page.tsx';
export { SoccerLobby } from './soccer-lobby.tsx';
export { SportTeaser } from './sport-teaser.tsx';
export { SportLobby } from './sport-lobby.tsx';
