// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import { RaceCard } from './race-card.tsx';
import { RacePage } from './race-page.tsx';
import { RaceSlip } from './race-slip.tsx';

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
  await expect(text).toMatchFileSnapshot(statesFile('races'));
});
