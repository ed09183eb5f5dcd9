// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it, vi } from 'vitest';
import type { CricketMatch, Match } from '#contract/entities';
import { type States, statesOf } from '#app/test/markup/drawn-states.ts';
import { openMatches } from '#app/test/place.ts';
import type { AppStore } from '#app/store/store.ts';
import { preferencesChanged } from '#app/store/preferences-slice.ts';
import type { SlipItem } from '#app/features/betting/slip/model/slip-item.ts';
import { cricketToggled, pickToggled } from '#app/features/betting/slip/model/slip-slice.ts';
import { BarFigures } from './bar-figures.tsx';
import { SlipPanel } from './slip-panel.tsx';
import { PRESS_ON_CRICKET_SLIP, PRESS_SLIP_CHANGES } from './presses-states.facts.ts';

const panel = h(SlipPanel, { title: 'Bet slip' });
const winOf = ({ match_id: matchId, home, away, league, start_time: startTime, markets }: Match): SlipItem => {
  const odds = markets.find(({ kind }) => kind === 'wl')?.outcomes.find(({ outcome }) => outcome === 'w')?.odds ?? '';
  return { game: 'soccer', matchId, home, away, league: league.name, startTime, market: 'wl', outcome: 'w', odds };
};
const picked = (items: readonly SlipItem[]) => ({
  before: ({ dispatch }: AppStore) => {
    for (const item of items) dispatch(pickToggled(item));
  },
});
/** A stake is lowered to the balance, and what waits for a repeated read needs time to pass. */
const balanceRead = ({ store }: States) =>
  vi.waitFor(() => {
    const queries = Object.values(store.getState().api.queries);
    expect(queries.some((each) => each?.endpointName === 'getAccount' && each.status === 'fulfilled')).toBe(true);
  });
const focused = () => vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Undo'));

it('what each press in the slip changes', async () => {
  await statesOf(
    {},
    async (states) => {
      const wins = (await openMatches(states)).slice(0, 3).map(winOf);
      const [first, second] = wins as [SlipItem, SlipItem];
      await states.draw('three picks', panel, picked(wins));
      await balanceRead(states);
      await states.press('Double');
      await states.press('Add another type');
      await states.press('+ Single', 'another type added');
      await states.press(`Banker: ${first.home}`, 'a banker');
      await states.press(`Banker: ${second.home}`, 'two bankers');
      await states.press(`Banker: ${first.home}`, 'one of two bankers');
      await states.type('Stake per line', '99999999');
      await states.note('too high a stake');
      await states.press('Set the stake to');
      await states.type('Stake per line', '1.999');
      await states.note('too many places');
      await states.press('+10', 'an amount on what is no stake');
      await states.press('Raise the multiple');
      await states.press('Lower the multiple');
      await states.press(`Remove ${first.home} to win`);
      await focused();
      await states.press('Undo');
      await states.press('Share the slip', 'shared');
      await states.press('Share the slip', 'no longer shared');
      await states.press('Slip settings');
      await states.press('Remove all');
      await focused();

      await states.draw('singles', panel, picked(wins));
      await balanceRead(states);
      await states.press('Singles', 'one by one');
      await states.type('Stake for each', '5');
      await states.note('a stake for all');
      await states.type(`Stake for ${first.home} to win`, '7.5');
      await states.note('another for one');
      await states.type(`Stake for ${second.home} to win`, 'x');
      await states.note('no stake for another');
      await states.press('+10', 'an amount for all');
      await states.press('MAX: Highest possible stake');
      await states.type('Stake for each', '400');
      await states.note('more than the balance');
      await states.press('Set the stake to', 'as much as there is');
      await states.press(`Remove ${first.home} to win`, 'one removed');
      await states.press('Place 2 bets', 'placed');
      await states.press('Combined', 'combined again');

      const bd = { ...first, game: 'bd' as const, matchId: 'gone' };
      const usd = ({ dispatch }: AppStore) => {
        for (const item of [first, bd]) dispatch(pickToggled(item));
        dispatch(preferencesChanged({ alsoIn: 'BRL' }));
      };
      await states.draw('two games, and another currency', panel, { before: usd });
      await states.type('Stake per line', '5');
      await states.note('a stake in two currencies');
      await states.draw('figures without picks', h(BarFigures));
      await states.draw('a stake that is not answered', panel, { ...picked(wins), answers: { '/bet': 'none' } });
      await states.type('Stake per line', '5');
      await states.press('Place bet', 'on its way');
    },
    PRESS_SLIP_CHANGES,
  );
});

it('what each press on cricket in the slip changes', async () => {
  await statesOf(
    {},
    async (states) => {
      const matches = (await states.get('/sports/cricketAPI/matchData/matchList')) as readonly CricketMatch[];
      const match = matches.find(({ state }) => state === 'scheduled');
      const [one, two] = Object.entries(match?.bets ?? {});
      const picks = [
        { id: one?.[0], ...one?.[1] },
        { id: two?.[0], ...two?.[1], odd: '1.01' },
        { id: 'gone', ...one?.[1], slipLabel: 'Gone' },
      ];
      await states.draw('cricket: open, moved and gone', panel, {
        before: ({ dispatch }) => {
          for (const pick of picks)
            dispatch(cricketToggled({ matchId: match?.matchId, home: 'Home', away: 'Away', pick } as never));
        },
      });
      await balanceRead(states);
      await states.press('Remove what is gone', 'without what is gone');
      await states.press('Accept new odds', 'at the new odds');
      await states.press('+5', 'an amount for all');
      await states.press('+10', 'another amount for all');
      await states.type(`Stake for ${one?.[1].slipLabel}`, '99999999');
      await states.note('too high');
      await states.press('Place');
    },
    PRESS_ON_CRICKET_SLIP,
  );
});
