// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
// What is lazy is there already, so that it is drawn at once.
import './launch/canvas-fingerprint.ts';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import { GameFrame } from './launch/game-frame.tsx';
import { PlayGame } from './launch/play-game.tsx';
import { Arcade } from './lobby/arcade.tsx';
import { GameList } from './lobby/game-list.tsx';
import { LiveGames } from './lobby/live-games.tsx';
import { WalletGameTiles } from './wallet-games.tsx';

it('each state of the games', async () => {
  const text = await statesOf({ notesOverlays: true }, async (states) => {
    await states.explore('live games', h(LiveGames));
    await states.explore('an arcade', h(Arcade));
    for (const type of ['pgGame', 'tadaGame', 'noah'] as const)
      await states.explore(`games of ${type}`, h(GameList, { type }));
    await states.draw('tiles', h(WalletGameTiles, { game: 'ngGame' }));
    await states.explore('a frame', h(GameFrame, { address: 'https://games.example/play', back: '/game' }));
    await states.draw('a game', h(PlayGame, { type: 'pgGame', id: '1' }));
    await states.draw('a game for a guest', h(PlayGame, { type: 'pgGame', id: '1' }), { isPlayer: false });
  });
  await expect(text).toMatchFileSnapshot(statesFile('around/games'));
});
