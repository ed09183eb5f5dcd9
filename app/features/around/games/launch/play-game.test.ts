// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { GameFrame } from './game-frame.tsx';
import { PlayGame } from './play-game.tsx';

it('during a break a game says once which break it is and until when, and offers no second try', () =>
  statesOf({}, async (states) => {
    const detail = { kind: 'time_out', until: '2026-09-14T12:00:00.000Z' };
    await states.draw('a game', h(PlayGame, { type: 'pgGame', id: '1' }), {
      answers: { '': { refused: 'excluded', detail } },
    });
    expect(states.text()).toMatch(/You are taking a time-out until [^"]*2026[^"]*: no bets and no deposits/);
    for (const twice of ['You have taken a break', 'A break or a self-exclusion', 'Try again'])
      expect(states.text()).not.toContain(twice);
  }));

it('the frame is named after its game', () =>
  statesOf({}, async (states) => {
    const settings = () => ({ frameOrigins: ['https://games.example'] });
    const frame = { address: 'https://games.example/play', back: '/game', title: 'Jade Temple' };
    await states.draw('a frame', h(GameFrame, frame), { settings });
    expect(document.querySelector('iframe')?.title).toBe('Jade Temple');
  }));
