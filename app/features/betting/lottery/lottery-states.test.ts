// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import type { Draw, OddsItem } from '#contract/entities';
import { PriceRange } from './board/price-range.tsx';
import { MarkSixCard } from './mark-six-card.tsx';
import { MarkSixPage } from './mark-six-page.tsx';
import { LotterySlip } from './lottery-slip.tsx';

const DRAWS = '/sports/api/v1/hkmarksix?start=0&limit=11';
/** The engine's calendar does not have its lunar year. */
const FAR = '2190-03-14T12:00:00.000Z';

it('each state of Mark Six', async () => {
  await statesOf(
    {},
    async (states) => {
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
    },
    `
    # a card
    status "Open for bets"
    "Draw 20525"
    "Draw time: Mar 14, 01:30 PM"
    "1:15:00"
    # the last card
    heading "game.markSix"
    "Played last"
    "The draws could not be loaded."
    # the page
    button "Special number" [pressed]
    "Per bet: 1 to 5,000 USDT"
    "Draw 20524"
    "Mar 13, 01:30 PM"
    # the page: Red
    textbox "Amount for each" = "5"
    # the page on a phone
    button "Blue"
    button "Goat"
    button "0"
    button "3, Blue, Dragon, odds 47.00"
    # no draws
    status "No draw is announced at the moment."
    # no draw is over
    "Closes in"
    button "Special: sides"
    button "Special: colour"
    button "Special: animal"
    # no draw is to come
    status "Drawn"
    "Draw time: Mar 13, 01:30 PM"
    "Draw 20523"
    "Mar 12, 01:30 PM"
    # a draw of a year that the calendar does not have
    alert "The zodiac year of this draw is not known. Bets on animals cannot be offered for it."
    "Draw time: Mar 14, 12:00 PM"
    "Mar 14, 12:00 PM"
    button "1, Red, odds 47.00"
    # the draws fail later
    "Mar 11, 01:30 PM"
    "Mar 10, 01:30 PM"
    "Mar 9, 01:30 PM"
    "Mar 8, 01:30 PM"
    # after 60 seconds
    "1:14:00"
    # after 5 seconds
    alert "The draws could not be refreshed. What you see may be out of date. Try again"
    "1:13:55"
    button "Try again"
    # the draws fail
    alert "The draws could not be loaded. Try again"
    # ranges of amounts
    "Per bet: 1 to 9 USDT"
    # the page is late
    status "Loading the lottery …"
    # the page: nothing in its lists
    heading "Lottery slip"
    "Nothing selected yet"
    # the page: a guest
    "Draw 20522"
    "Draw 20521"
  `,
  );
});
