export { useListGamesQuery, useListLiveQuery } from './games-api.ts';
export { Arcade } from './lobby/arcade.tsx';
export { GameFrame } from './launch/game-frame.tsx';
export { GameList } from './lobby/game-list.tsx';
export { LiveGames } from './lobby/live-games.tsx';
export { PlayGame } from './launch/play-game.tsx';
export { PROVIDERS, providerOf, type Provider } from './providers.ts';
export { WalletGameTiles } from './wallet-games.tsx';
