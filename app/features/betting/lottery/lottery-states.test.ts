// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import type { Draw, OddsItem } from '#contract/entities';
import { PriceRange } from './board/price-range.tsx';
import { MarkSixCard } from './mark-six-card.tsx';
import { MarkSixPage } from './mark-six-page.tsx';
import { LotterySlip } from './lottery-slip.tsx';

const DRAWS = '/sports/api/v1/hkmarksix?start=0&limit=11';
/** The engine's calendar does not have its lunar year. */
const FAR = '2190-03-14T12:00:00.000Z';

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
    const listed = (await states.get(DRAWS)) as { draws: readonly Draw[] };
    const [page] = both;
    const of = (draws: readonly Draw[]) => ({ answers: { [DRAWS]: { data: { ...listed, draws } } } });
    const { draws } = listed;
    await states.draw('no draws', page, of([]));
    await states.draw('no draw is over', page, of(draws.filter(({ state }) => state !== 'drawn')));
    await states.draw('no draw is to come', page, of(draws.filter(({ state }) => state === 'drawn')));
    await states.draw(
      'a draw of a year that the calendar does not have',
      page,
      of(draws.map((draw) => ({ ...draw, draw_time: FAR }))),
    );
    await states.draw('the draws fail later', page);
    states.answer({ '': { status: 400 } });
    await states.pass(60);
    await states.pass(5);
    await states.draw('the draws fail', page, { answers: { [DRAWS]: { status: 400 } } });
    const price = (min: string, max: string): OddsItem => ({ index: 2, top: 'red', prop: 'red', odd: '2', min, max });
    const ranges = [
      [],
      [price('1', '9')],
      ['1', '2'].map((min) => price(min, '9')),
      ['8', '9'].map((max) => price('1', max)),
    ];
    const rangesOf = ranges.map((prices, at) =>
      h('section', { key: at, className: `prices${at}` }, h(PriceRange, { prices })),
    );
    await states.draw('ranges of amounts', rangesOf);
    await states.draw('the page is late', both[0], { answers: { '': 'none' } });
  });
  await expect(text).toMatchFileSnapshot(statesFile('betting/draws/mark-six'));
});
