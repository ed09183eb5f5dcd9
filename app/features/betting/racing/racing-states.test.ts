// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import type { OddsItem } from '#contract/entities';
import { RaceBoard } from './race-board.tsx';
import { RaceCard } from './race-card.tsx';
import { RacePage } from './race-page.tsx';
import { RaceSlip } from './race-slip.tsx';
import { RaceTrack } from './race-track.tsx';

it('each state of the races', async () => {
  const text = await statesOf({}, async (states) => {
    const game = 'pk10';
    await states.draw('a card', h(RaceCard, { game, isLast: false }));
    const both = [h(RacePage, { key: 1, game }), h(RaceSlip, { key: 2, game, layout: 'panel' })];
    await states.explore('the page', both);
    await states.draw('the page on a phone', [both[0], h(RaceSlip, { key: 2, game, layout: 'bar' })], {
      isPhone: true,
    });
    await states.draw('the page is late', both[0], { answers: { '': 'none' } });
  });
  await expect(text).toMatchFileSnapshot(statesFile('betting/draws/races'));
});

it('each state of the bets on a race, and of its track', async () => {
  const text = await statesOf({}, async (states) => {
    const board = h(RaceBoard, { game: 'pk10' });
    const ODDS = '/pk10/odds';
    await states.draw('the bets', board);
    await states.press('3rd place', 'one section');
    await states.press('Champion + runner-up', 'another market has all its sections');
    await states.draw('odds that fail', board, { answers: { [ODDS]: { status: 400 } } });
    states.answer({});
    await states.press('Try again');
    await states.draw('odds that are late', board, { answers: { [ODDS]: 'none' } });
    const odds = (await states.get(`/sports/api/v1${ODDS}`)) as OddsItem[];
    await states.draw('a section without its odds', board, { answers: { [ODDS]: { data: odds.slice(1) } } });

    const now = states.simulator.world().clock.now();
    const track = (seconds: number, over: Partial<Parameters<typeof RaceTrack>[0]> = {}) =>
      h(RaceTrack, {
        number: '7',
        drawTime: new Date(now - seconds * 1_000).toISOString(),
        isDue: seconds >= 0,
        finish: undefined,
        isFresh: false,
        ...over,
      });
    const finish = [3, 1, 2, 10, 9, 8, 7, 6, 5, 4];
    await states.draw('before the start', track(-5));
    await states.draw('its cars drive', track(2));
    await states.draw('they wait for the finish', track(90));
    await states.draw('the finish is known', track(2, { finish }));
    await states.draw('the finish has just arrived', track(2, { finish, isFresh: true }));
    await states.draw('long over', track(500, { finish }));
  });
  await expect(text).toMatchFileSnapshot(statesFile('betting/draws/race-track'));
});
