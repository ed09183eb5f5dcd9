export { leagueKey, NO_FILTER } from './lobby/lobby-filter.ts';
export { isLobbySport, LOBBY_PATHS, type LobbySport } from './lobby/lobby-sports.ts';
export { MatchPage } from './match/match-page.tsx';
export { SportLobby } from './lobby/sport-lobby.tsx';
export { SportTeaser } from './teaser/sport-teaser.tsx';
