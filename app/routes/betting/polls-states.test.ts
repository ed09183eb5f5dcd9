// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { act, createElement as h, type ReactNode, useState } from 'react';
import { it } from 'vitest';
import type { CricketMatch } from '#contract/entities';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { CricketMatchPage } from '#app/features/betting/cricket/cricket-match-page.tsx';
import { BetBoard } from '#app/features/betting/lottery/board/bet-board.tsx';
import { RaceBoard } from '#app/features/betting/racing/race-board.tsx';
import { Results } from '#app/features/betting/results/results.tsx';

/** Leaves a page and comes back to it. */
function Again({ page }: { readonly page: ReactNode }) {
  const [isShown, setShown] = useState(true);
  return [
    h('button', { key: 1, onClick: () => setShown((before) => !before) }, 'Switch'),
    isShown && h('div', { key: 2 }, page),
  ];
}

it('what pages read again: when a player comes back, with time, and not while the page is hidden', async () => {
  await statesOf(
    { notesReads: true },
    async (states) => {
      const [match] = (await states.get('/sports/cricketAPI/matchData/matchList')) as readonly CricketMatch[];
      const PAGES: Readonly<Record<string, ReactNode>> = {
        'a cricket match': h(CricketMatchPage, { id: match?.matchId ?? '' }),
        'bets on Mark Six': h(BetBoard, { game: 'hkmarksix', kind: 'tail', year: 'horse' }),
        'bets on a race': h(RaceBoard, { game: 'pk10' }),
        ...Object.fromEntries(
          (['soccer', 'cricket', 'hkmarksix', 'pk10'] as const).map((game) => [
            `results of ${game}`,
            h(Results, { game, games: [game] }),
          ]),
        ),
      };
      for (const [name, page] of Object.entries(PAGES)) {
        await states.drawAgain(h(Again, { page }), { answers: { 'limit=20': 'empty', 'limit=50': 'empty' } });
        await states.press('Switch', `${name}: left`);
        await states.press('Switch', `${name}: back`);
        await states.pass(60);
        await act(async () => void states.store.dispatch({ type: '__rtkq/unfocused' }));
        await states.pass(60);
        await act(async () => void states.store.dispatch({ type: '__rtkq/focused' }));
        await states.note(`${name}: looked at again`);
      }
    },
    `
    # a cricket match: left
    button "Switch"
    # a cricket match: back
    reads GET /sports/api/v1/cricket/match/c20526-2
    reads GET /sports/cricketAPI/matchData/getById/c20526-2
    status "This match has begun. Bets are taken before the start only."
    button "Live"
    # bets on Mark Six: back
    reads GET /sports/api/v1/marksix/odds?game=hkmarksix
    "Per bet: 1 to 5,000 USDT"
    "At least one of the seven balls ends in this digit."
    button "Ends in 0, odds 2.05"
    # bets on a race: back
    reads GET /sports/api/v1/pk10/odds
    button "Two sides" [pressed]
    button "All" [pressed]
    "The number of the car at each place: big is 6 to 10."
    # results of soccer: back
    reads GET /sports/api/v1/soccer/history?start=0&limit=50
    "There are no results yet."
    # results of cricket: back
    reads GET /sports/cricketAPI/matchData/history?start=0&limit=20
    # results of hkmarksix: back
    reads GET /sports/api/v1/hkmarksix/history?start=0&limit=20
    # results of pk10: back
    reads GET /sports/api/v1/pk10/history?start=0&limit=20
  `,
  );
});
