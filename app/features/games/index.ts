export { Arcade } from './arcade.tsx';
export { GameFrame } from './game-frame.tsx';
export { GameList } from './game-list.tsx';
export { LiveGames } from './live-games.tsx';
export { PlayGame } from './play-game.tsx';
export { PROVIDERS, providerOf, type Provider } from './providers.ts';
export { WalletGameTiles } from './wallet-games.tsx';
