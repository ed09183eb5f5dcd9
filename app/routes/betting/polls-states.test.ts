// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { act, createElement as h, type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import type { CricketMatch } from '#contract/entities';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
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
  const text = await statesOf({}, async (states) => {
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
  });
  // The pages are compared with their features: here is what they call, and when.
  const called = text.split('\n').filter((line) => /^(##|\(GET)/.test(line));
  await expect(`${called.join('\n')}\n`).toMatchFileSnapshot(statesFile('routes/polls'));
});
