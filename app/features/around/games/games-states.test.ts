// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
// What is lazy is there already, so that it is drawn at once.
import './launch/canvas-fingerprint.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { GameFrame } from './launch/game-frame.tsx';
import { PlayGame } from './launch/play-game.tsx';
import { Arcade } from './lobby/arcade.tsx';
import { GameList } from './lobby/game-list.tsx';
import { LiveGames } from './lobby/live-games.tsx';
import { WalletGameTiles } from './wallet-games.tsx';

it('each state of the games', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      await states.explore('live games', h(LiveGames));
      await states.explore('an arcade', h(Arcade));
      for (const type of ['pgGame', 'tadaGame', 'noah'] as const)
        await states.explore(`games of ${type}`, h(GameList, { type }));
      await states.draw('tiles', h(WalletGameTiles, { game: 'ngGame' }));
      await states.explore('a frame', h(GameFrame, { address: 'https://games.example/play', back: '/game' }));
      await states.draw('a game', h(PlayGame, { type: 'pgGame', id: '1' }));
      await states.draw('a game for a guest', h(PlayGame, { type: 'pgGame', id: '1' }), { isPlayer: false });
    },
    `
    # live games
    button "Roulette Azul"
    button "Blackjack Porto"
    button "Baccarat Lounge"
    button "Sic Bo Deluxe"
    # live games: Roulette Azul
    sends POST /3rd-game/api/v1/winfinity/games/login/US/wf-1 {"fingerprint":"none"}
    # live games: Blackjack Porto
    sends POST /3rd-game/api/v1/winfinity/games/login/US/wf-2 {"fingerprint":"none"}
    # an arcade
    heading "Live games"
    heading "PG Games"
    heading "TADA"
    heading "Noah"
    # games of pgGame
    button "All" [pressed]
    "Search games"
    button "Favourites"
    button "Slots"
    # games of pgGame: Favourites
    status "No game fits your search."
    # games of tadaGame
    link "Boxing Rabbit"
    button "Favourite: Boxing Rabbit"
    link "Mega Acai"
    button "Favourite: Mega Acai"
    # games of noah
    link "Ark of Sevens"
    button "Favourite: Ark of Sevens"
    link "Dove and Olive"
    button "Favourite: Dove and Olive"
    # tiles
    link "Asia Tables Play"
    link "BB Lounge Play"
    # a frame
    alert "This game cannot be shown The address of the game is not one that Harborlight allows."
    link "Back to the games"
    # a game
    alert "This does not exist, or no longer exists. This game no longer exists. Please choose another one. Try again"
    button "Try again"
    # a game for a guest
    alert "The game could not be started. Try again"
    # live games: nothing in its lists
    "No games right now."
    # live games: refused
    alert "The games could not be loaded. Try again"
    # live games: not answered
    status "Loading"
    # live games: a guest
    button "Dragon Tiger Live"
    button "Crazy Wheel"
    # an arcade: nothing in its lists
    heading "Card games"
    heading "NG Games"
    # an arcade: refused
    link "All: Live games"
    "The games could not be loaded."
    # an arcade: a guest
    link "Roulette Azul"
    link "Blackjack Porto"
    # games of pgGame: a guest
    button "Fishing"
    button "Arcade"
    # games of tadaGame: a guest
    button "Table games"
    link "Crystal Reef"
    # games of noah: a guest
    link "Flood Tide"
    button "Favourite: Flood Tide"
  `,
  );
});
