// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import type { Match } from '#contract/entities';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { openMatches } from '#app/test/place.ts';
import type { AppStore } from '#app/store/store.ts';
import { CricketPickRow } from '#app/features/betting/slip/cricket/cricket-pick-row.tsx';
import { cricketSingle } from '#app/features/betting/slip/cricket/cricket-single.ts';
import { changeCoupon } from '#app/features/betting/slip/model/change-slip.ts';
import { pickToggled } from '#app/features/betting/slip/model/slip-slice.ts';
import { changeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import { BarFigures } from './bar-figures.tsx';
import { SlipPanel } from './slip-panel.tsx';

/** At 2.40, which the first match has, it returns 0.7999992. */
const STAKE = '0.333333';

const takeWin =
  ({ match_id: matchId, home, away, league, start_time: startTime, markets }: Match) =>
  ({ dispatch }: Pick<AppStore, 'dispatch'>) => {
    const odds = markets.find(({ kind }) => kind === 'wl')?.outcomes.find(({ outcome }) => outcome === 'w')?.odds ?? '';
    const names = { matchId, home, away, league: league.name, startTime };
    dispatch(pickToggled({ game: 'soccer', ...names, market: 'wl', outcome: 'w', odds }));
  };

it('a return to decide on is exact, as the totals beside it', async () => {
  const cricket = { id: '7', categoryLabel: 'Winner', slipLabel: 'Home', odd: '2.40', typed: STAKE, amount: STAKE };
  const bet = { slip: cricketSingle(cricket, 'USDT'), rules: {} };
  const row = { ...cricket, bet, problem: undefined, isGone: false, moved: undefined };
  await statesOf(
    {},
    async (states) => {
      const [first, second] = await openMatches(states);
      if (first === undefined || second === undefined) throw new Error('The demo world has no such matches.');
      await states.draw('the bar of a phone', h(BarFigures), {
        before: (store) => {
          takeWin(first)(store);
          store.dispatch(changeSlip(changeCoupon('soccer', { stake: STAKE })));
        },
      });
      await states.drawAgain(h(SlipPanel), {
        before: (store) => {
          for (const match of [first, second]) takeWin(match)(store);
        },
      });
      await states.press('Singles');
      await states.type('Stake for each', STAKE);
      await states.note('singles');
      const common = { currency: 'USDT', isLocked: false, onRemoved: () => undefined };
      await states.draw('cricket', h(CricketPickRow, { entry: row, matchId: 'c1', ...common }));
    },
    `
    # the bar of a phone
    "pays 0.799999 USDT"
    # singles
    "pays 0.799999 USDT"
    # cricket
    "pays 0.799999 USDT"
  `,
  );
});
