export { resultGames } from './result-games.ts';
export { Results } from './results.tsx';
export { useGameName } from './use-game-name.ts';
