// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import type { OddsItem } from '#contract/entities';
import { RaceBoard } from './race-board.tsx';
import { RaceCard } from './race-card.tsx';
import { RacePage } from './race-page.tsx';
import { RaceSlip } from './race-slip.tsx';
import { RaceTrack } from './race-track.tsx';

it('each state of the races', async () => {
  await statesOf(
    {},
    async (states) => {
      const game = 'pk10';
      await states.draw('a card', h(RaceCard, { game, isLast: false }));
      const both = [h(RacePage, { key: 1, game }), h(RaceSlip, { key: 2, game, layout: 'panel' })];
      await states.explore('the page', both);
      await states.draw('the page on a phone', [both[0], h(RaceSlip, { key: 2, game, layout: 'bar' })], {
        isPhone: true,
      });
      await states.draw('the page is late', both[0], { answers: { '': 'none' } });
    },
    `
    # a card
    status "Open for bets"
    "Draw 5911632"
    "Draw time: Mar 14, 12:05 PM"
    "04:30"
    # the page
    "Race 5911631"
    "Mar 14, 12:00 PM"
    "Race 5911630"
    "Mar 14, 11:55 AM"
    # the page: Champion: Big, odds 1.98
    textbox "Amount for each" = "5"
    # the page on a phone
    button "Champion: Big, odds 1.98"
    button "Champion: Small, odds 1.98"
    # the page: nothing in its lists
    status "No draw is announced at the moment."
    heading "Lottery slip"
    # the page: refused
    alert "The draws could not be loaded. Try again"
    button "Try again"
    # the page: a guest
    "Race 5911629"
    "Mar 14, 11:50 AM"
  `,
  );
});

it('each state of the bets on a race, and of its track', async () => {
  await statesOf(
    {},
    async (states) => {
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
    },
    `
    # the bets
    button "Two sides" [pressed]
    button "All" [pressed]
    "The number of the car at each place: big is 6 to 10."
    heading "Champion"
    # one section
    button "3rd place" [pressed]
    button "All"
    # another market has all its sections
    button "Champion + runner-up" [pressed]
    "The numbers of the first two cars added up, 3 to 19: big is 12 and more."
    heading "Sides of the sum"
    heading "Value of the sum"
    # odds that fail
    alert "The odds could not be loaded. Try again"
    button "Champion + runner-up"
    button "Champion"
    button "Runner-up"
    # Try again pressed
    heading "Runner-up"
    heading "3rd place"
    heading "4th place"
    heading "5th place"
    # odds that are late
    status "Loading the lottery …"
    # a section without its odds
    status "There are no odds for this bet type at the moment. Try another one, or come back shortly."
    heading "6th place"
    heading "7th place"
    heading "8th place"
    # before the start
    "The cars are at the start"
    region "Race 7"
    # its cars drive
    "The race is on"
    # the finish is known
    img "Car 3"
    img "Car 1"
    img "Car 2"
    img "Car 10"
    # the finish has just arrived
    status "Finish of race 7: 3, 1, 2, 10, 9, 8, 7, 6, 5, 4"
  `,
  );
});
