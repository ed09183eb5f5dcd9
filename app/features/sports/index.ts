export { SoccerLobby } from './soccer-lobby.tsx';
export { SportTeaser } from './sport-teaser.tsx';
