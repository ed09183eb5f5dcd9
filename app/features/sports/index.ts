export { SoccerLobby } from './soccer-lobby.tsx';
