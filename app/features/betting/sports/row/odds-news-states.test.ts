// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { act, createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { Match } from '#contract/entities';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { bookOf } from '#app/features/betting/matches/index.ts';
import { pickOf, pickToggled } from '#app/features/betting/slip/index.ts';
import { preferencesChanged } from '#app/store/preferences-slice.ts';
import { MatchRow } from './match-row.tsx';
import { OddsNews } from './odds-news.tsx';
import { BRAND } from '#app/test/own-brand.ts';
import { useWords } from './use-words.ts';

const aMatch = (id: string, odds: string): Match => ({
  match_id: id,
  game: 'soccer',
  league: { id: 'l1', name: 'League' },
  home: `Home ${id}`,
  away: `Away ${id}`,
  start_time: '2026-03-14T15:00:00.000Z',
  state: 'scheduled',
  markets: [{ kind: 'wl', status: 'open', outcomes: ['w', 'd', 'l'].map((outcome) => ({ outcome, odds })) }],
});

/** Two matches, of which the first is on the screen. */
function Page() {
  const words = useWords();
  const row = {
    words,
    room: { markets: BRAND.markets, only: 'wl' },
    isStarred: false,
    withDay: true,
    withLeague: true,
    isReadOnly: false,
  } as const;
  return [
    h(MatchRow, { key: 1, id: 'm1', ...row }),
    h(MatchRow, { key: 2, id: 'm2', ...row, withSport: true, isReadOnly: true, withDay: false }),
    h(OddsNews, { key: 3, shownIds: () => ['m1'], words }),
  ];
}

it('odds that move are announced every ten seconds, those of the slip by name', async () => {
  await statesOf(
    {},
    async (states) => {
      const take = (one: string, other: string) =>
        act(async () => bookOf(states.store).takeMatches([aMatch('m1', one), aMatch('m2', other)]));
      await states.draw('no matches', h(Page));
      await take('2.00', '3.00');
      await states.note('matches');
      await take('2.50', '3.00');
      await states.note('odds that went up');
      await states.pass(9);
      await states.pass(1);
      await take('2.50', '2.75');
      await states.note('odds beyond the screen');
      await states.pass(10);
      const match = aMatch('m2', '2.75');
      const [market] = match.markets;
      if (market !== undefined)
        await act(async () =>
          states.store.dispatch(pickToggled(pickOf(match, market, { outcome: 'w', odds: '2.75' }))),
        );
      await take('1.75', '2.20');
      await states.note('odds of a pick');
      await states.pass(10);
      await states.pass(10);
      const stopped = aMatch('m1', '1.75').markets.map((each) => ({ ...each, status: 'suspended' as const }));
      await act(async () => bookOf(states.store).takeMatches([{ ...aMatch('m1', '1.75'), markets: stopped }]));
      await states.note('a suspended market');
    },
    `
    # matches
    link "Mar 14 03:00 PM League Home m1 Away m1"
    "3.00"
    # odds that went up
    button "Home m1 to win, 2.50, up from 2.00"
    button "Draw, 2.50, up from 2.00"
    button "Away m1 to win, 2.50, up from 2.00"
    # after 1 seconds
    status "3 prices on the page went up."
    button "Home m1 to win, 2.50"
    button "Draw, 2.50"
    button "Away m1 to win, 2.50"
    # odds beyond the screen
    "2.75"
    img "Home m2 to win, 2.75, down from 3.00"
    img "Draw, 2.75, down from 3.00"
    img "Away m2 to win, 2.75, down from 3.00"
    # odds of a pick
    "2.20"
    button "Home m1 to win, 1.75, down from 2.50"
    button "Draw, 1.75, down from 2.50"
    button "Away m1 to win, 1.75, down from 2.50"
    # a suspended market
    button "Home m1 to win, Suspended" [disabled]
    button "Draw, Suspended" [disabled]
    button "Away m1 to win, Suspended" [disabled]
  `,
  );
});

it('odds that move are announced neither to a player who has turned it off, nor afterwards those of that time', async () => {
  const heard: unknown[] = [];
  await statesOf({}, async (states) => {
    const news = () => heard.push(document.querySelector('[data-testid=odds-news]')?.textContent);
    const takeAt = async (odds: string) => {
      await act(async () => bookOf(states.store).takeMatches([aMatch('m1', odds)]));
      await states.note(odds);
    };
    const turn = (isOddsNewsOff: boolean) =>
      act(async () => states.store.dispatch(preferencesChanged({ isOddsNewsOff })));
    await states.draw('no matches', h(Page));
    await takeAt('2.00');
    await takeAt('2.50');
    await states.pass(10);
    news();
    await turn(true);
    news();
    await takeAt('2.75');
    await states.pass(10);
    news();
    await turn(false);
    await states.pass(10);
    await takeAt('2.60');
    await states.pass(10);
    news();
  });
  expect(heard).toEqual(['3 prices on the page went up.', '', '', '3 prices on the page went down.']);
});
