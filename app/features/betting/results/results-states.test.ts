// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { screen, within } from '@testing-library/react';
import { createElement as h } from 'react';
import { it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import type { CricketMatch, Draw, Race } from '#contract/entities';
import { Results } from './results.tsx';

it('each state of the results', async () => {
  await statesOf(
    {},
    async (states) => {
      const games = ['soccer', 'basketball', 'bd', 'cricket', 'hkmarksix', 'pk10'] as const;
      for (const game of games) {
        await states.explore(`results of ${game}`, h(Results, { game, games }));
        await states.draw(`results of ${game} that are late`, h(Results, { game, games }), { answers: { '': 'none' } });
      }
    },
    `
    # results of soccer
    status "277 results"
    button "Soccer" [pressed]
    "09:20 AM"
    "Half time 0:1"
    # results of soccer: Soccer
    goes to /results/soccer
    # results of soccer: Basketball
    goes to /results/basketball
    # results of soccer: Show older results
    heading "Thursday, March 12"
    # results of soccer that are late
    status "Loading results"
    # results of basketball
    button "Basketball" [pressed]
    "07:45 AM"
    "Half time 48:50"
    "03:30 AM"
    # results of basketball: Soccer
    goes to /results/soccer
    # results of basketball: Basketball
    goes to /results/basketball
    # results of basketball: Show older results
    status "75 results"
    # results of bd
    button "BD soccer" [pressed]
    "Half time 1:3"
    "08:15 AM"
    "Half time 1:1"
    # results of bd: Soccer
    goes to /results/soccer
    # results of bd: Basketball
    goes to /results/basketball
    # results of cricket
    button "Cricket" [pressed]
    "Mar 14, 2026, 8:00 AM"
    "Mar 14, 2026, 4:00 AM"
    "Mar 13, 2026, 8:00 PM"
    # results of cricket: Winning outcomes, Coromandel Surf against Sundarban Tigers
    "Match winner"
    "Toss"
    # results of cricket: Soccer
    goes to /results/soccer
    # results of cricket: Basketball
    goes to /results/basketball
    # results of hkmarksix
    button "Hong Kong Mark Six" [pressed]
    "Draw 20524"
    "Mar 13, 2026, 1:30 PM"
    "Special number 4: Blue · Small · Even · Digit sum even · Last digit small"
    # results of hkmarksix: Soccer
    goes to /results/soccer
    # results of hkmarksix: Basketball
    goes to /results/basketball
    # results of pk10
    button "PK10 racing" [pressed]
    "Race 5911631"
    "Mar 14, 2026, 12:00 PM"
    "Champion + runner-up: 14 · Big · Even"
    # results of pk10: Soccer
    goes to /results/soccer
    # results of pk10: Basketball
    goes to /results/basketball
    # results of soccer: nothing in its lists
    button "PK10 racing"
    "There are no results yet."
    # results of soccer: refused
    alert "The results could not be loaded. Try again"
    button "Try again"
    # results of soccer: a guest
    "08:00 AM"
    "06:40 AM"
    # results of basketball: nothing in its lists
    button "Soccer"
    # results of basketball: a guest
    "Half time 45:51"
    "03:00 AM"
    # results of bd: nothing in its lists
    button "Basketball"
    # results of bd: a guest
    "Half time 2:0"
    "06:30 AM"
    # results of cricket: nothing in its lists
    button "BD soccer"
    # results of cricket: a guest
    "Mar 13, 2026, 4:00 PM"
    "Mar 13, 2026, 12:00 PM"
    # results of hkmarksix: nothing in its lists
    button "Cricket"
    # results of hkmarksix: a guest
    "Draw 20523"
    "Mar 12, 2026, 1:30 PM"
    # results of pk10: nothing in its lists
    button "Hong Kong Mark Six"
    # results of pk10: a guest
    "1-10: Dragon"
    "2-9: Dragon"
  `,
  );
});

it('each filter of the results, and what is missing in them', async () => {
  await statesOf(
    {},
    async (states) => {
      const soccer = h(Results, { game: 'soccer', games: ['soccer'] });
      await states.draw('soccer alone', soccer);
      for (const [label, value] of [
        ['Search teams', 'an'],
        ['Search teams', 'no such team'],
      ] as const) {
        await states.type(label, value);
        await states.note(`${label}: ${value}`);
      }
      await states.press('Clear filters');
      for (const label of ['League', 'Day']) {
        const options = within(screen.getByRole('combobox', { name: label })).getAllByRole<HTMLOptionElement>('option');
        await states.type(label, options.at(-1)?.value ?? '');
        await states.note(`the last of ${label}`);
      }
      await states.type('Day', '');
      await states.note('any day');
      const draw = async <Entry extends object>(
        game: 'cricket' | 'pk10' | 'hkmarksix',
        call: string,
        list: 'matches' | 'races' | 'draws',
        changed: (entry: Entry, at: number) => object,
      ) => {
        const read = (await states.get(call)) as Record<typeof list, readonly Entry[]>;
        const data = { ...read, [list]: read[list].slice(0, 4).map(changed) };
        await states.draw(`${game} of other entries`, h(Results, { game, games: [game] }), {
          answers: { [call]: { data } },
        });
      };
      await draw<CricketMatch>(
        'cricket',
        '/sports/cricketAPI/matchData/history?start=0&limit=20',
        'matches',
        (match, at) => ({
          ...match,
          score: [undefined, '120:121', '9', ''][at],
        }),
      );
      await draw<Race>('pk10', '/sports/api/v1/pk10/history?start=0&limit=20', 'races', (race, at) => ({
        ...race,
        result: at === 0 ? undefined : race.result,
      }));
      const missing = { numbers: undefined, special: undefined };
      const CHANGES = [missing, { ...missing, state: 'cancelled' }, { draw_time: '2190-03-14T12:00:00.000Z' }, {}];
      await draw<Draw>('hkmarksix', '/sports/api/v1/hkmarksix/history?start=0&limit=20', 'draws', (each, at) => ({
        ...each,
        ...CHANGES[at],
      }));
    },
    `
    # soccer alone
    "Half time 0:0"
    "05:20 AM"
    "04:00 AM"
    "02:40 AM"
    # Search teams: an
    status "20 results"
    textbox "Search teams" = "an"
    # Search teams: no such team
    status "0 results"
    textbox "Search teams" = "no such team"
    "No result fits these filters."
    button "Clear filters"
    # Clear filters pressed
    "02:30 AM"
    "02:00 AM"
    "01:20 AM"
    "Half time 2:1"
    # the last of League
    status "26 results"
    combobox "League" = "Round-the-World Club Cup"
    # the last of Day
    combobox "Day" = "Thu, Mar 12"
    # any day
    "12:00 AM"
    "10:40 PM"
    "09:20 PM"
    "Half time 1:0"
    # cricket of other entries
    "Monsoon Premier League"
    "Coromandel Surf"
    "Sundarban Tigers"
    "Assam Rhinos"
    # pk10 of other entries
    status "The result of this draw is missing."
    "Race 5911630"
    "Mar 14, 2026, 11:55 AM"
    "Champion + runner-up: 10 · Small · Even"
    # hkmarksix of other entries
    status "This draw was cancelled. Stakes were returned."
    status "The zodiac year of this draw is not known, so its animals cannot be told."
    "Draw 20522"
    "Mar 14, 2190, 12:00 PM"
  `,
  );
});
