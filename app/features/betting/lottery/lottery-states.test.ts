// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import { MarkSixCard } from './mark-six-card.tsx';
import { MarkSixPage } from './mark-six-page.tsx';
import { LotterySlip } from './lottery-slip.tsx';

it('each state of Mark Six', async () => {
  const text = await statesOf({}, async (states) => {
    const game = 'hkmarksix';
    await states.draw('a card', h(MarkSixCard, { game, isLast: false }));
    await states.draw('the last card', h(MarkSixCard, { game: 'markSix' as typeof game, isLast: true }));
    const both = [h(MarkSixPage, { key: 1, game }), h(LotterySlip, { key: 2, game, layout: 'panel' })];
    await states.explore('the page', both);
    await states.draw('the page on a phone', [both[0], h(LotterySlip, { key: 2, game, layout: 'bar' })], {
      isPhone: true,
    });
    await states.draw('the page is late', both[0], { answers: { '': 'none' } });
  });
  await expect(text).toMatchFileSnapshot(statesFile('mark-six'));
});
