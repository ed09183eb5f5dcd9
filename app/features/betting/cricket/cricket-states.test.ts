// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import type { CricketMatch } from '#contract/entities';
import { CricketList } from './cricket-list.tsx';
import { CricketRows } from './cricket-rows.tsx';
import { CricketMatchPage } from './cricket-match-page.tsx';

it('each state of cricket', async () => {
  await statesOf(
    {},
    async (states) => {
      await states.explore('the list', h(CricketList));
      await states.draw('a late list', h(CricketList), { answers: { '': 'none' } });
      await states.draw('a list that failed', h(CricketList), { answers: { matchList: { status: 400 } } });
      const matches = (await states.get('/sports/cricketAPI/matchData/matchList')) as readonly CricketMatch[];
      for (const state of new Set(matches.map((match) => match.state)))
        await states.explore(
          `a match, ${state}`,
          h(CricketMatchPage, { id: matches.find((match) => match.state === state)?.matchId ?? '' }),
        );
      const [match] = matches;
      if (match === undefined) throw new Error('The demo world has no match of cricket.');
      const heads = (['scheduled', 'live', 'finished', 'void'] as const).flatMap((state) =>
        [undefined, '', '120/3', ':88/1', '120/3:88/1'].map((score, at) => ({
          ...match,
          matchId: `${state}${at}`,
          state,
          score,
        })),
      );
      const rows = {
        matches: heads as readonly CricketMatch[],
        favourites: { matches: [], leagues: [] },
        isWide: true,
      };
      await states.draw('each state of a match and of its runs', h(CricketRows, rows));
      await states.draw('no match', h(CricketMatchPage, { id: 'none' }));
    },
    `
    # the list
    status "18 matches"
    button "All 18" [pressed]
    button "Aravalli Lions, 1.45" [disabled]
    button "Thar Scorpions, 2.67" [disabled]
    # the list: All 18
    replaces /
    # the list: Live 1
    replaces /?phase=live
    # the list: Favourites
    replaces /?phase=live&fav=1
    # a late list
    status "Loading cricket matches"
    # a list that failed
    alert "The cricket matches could not be loaded. Try again"
    button "Try again"
    # a match, live
    status "This match has begun. Bets are taken before the start only."
    button "Live"
    button "Aravalli Lions, 1.88" [disabled]
    button "Thar Scorpions, 1.88" [disabled]
    # a match, scheduled
    "Mar 14"
    "04:00 PM"
    "Konkan Riders"
    "Ganga Warriors"
    button "Konkan Riders, 1.53"
    # each state of a match and of its runs
    heading "Live now Monsoon Premier League"
    link "Live Aravalli Lions 120/3 Thar Scorpions"
    link "Live Aravalli Lions Thar Scorpions 88/1"
    link "Void Aravalli Lions Thar Scorpions"
    # no match
    status "There is no such cricket match."
    link "All cricket matches"
    # the list: nothing in its lists
    status "0 matches"
    link "Live"
    # the list: a guest
    link "08:00 PM Nilgiri Stags Deccan Falcons"
    link "04:00 AM Deccan Falcons Malabar Kings"
    # the list: a phone
    link "Bets on Konkan Riders against Ganga Warriors"
    # a match, live: nothing in its lists
    button "Over, 1.88" [disabled]
    button "Under, 1.88" [disabled]
    # a match, live: a guest
    heading "Match centre"
    "Monsoon Premier League"
    # a match, scheduled: nothing in its lists
    button "Ganga Warriors, 2.45"
    button "Konkan Riders, 1.88"
    # a match, scheduled: a guest
    button "Form"
    button "Ganga Warriors, 1.88"
  `,
  );
});
