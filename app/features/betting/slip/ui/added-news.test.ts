// @vitest-environment jsdom
import { act, createElement as h } from 'react';
import { expect, it, vi } from 'vitest';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { offerLastStake } from '#app/features/betting/slip/model/offer-last-stake.ts';
import { cricketToggled, pickToggled } from '#app/features/betting/slip/model/slip-slice.ts';
import { accountApi } from '#app/features/account/account/account-api.ts';
import { preferencesChanged } from '#app/store/preferences-slice.ts';
import { openMatches } from '#app/test/place.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { usePickCount } from '#app/features/betting/slip/model/use-picks.ts';
import { QuickBet } from './quick-bet.tsx';
import { SlipPanel } from './slip-panel.tsx';
import { useAddedNews } from './use-added-news.ts';

const drawn = vi.fn<(count: number, text: string) => void>();
const News = () => {
  const text = useAddedNews();
  drawn(usePickCount(), text);
  return h('p', { role: 'status' }, text);
};
const cricket = cricketToggled({
  matchId: 'c1',
  home: 'Home c1',
  away: 'Away c1',
  pick: { id: 'p1', slipLabel: 'Home c1', categoryLabel: 'Match winner', odd: '1.63' },
});
const CRICKET = 'Home c1 (Match winner), Home c1 – Away c1: added to the bet slip';
/** All that was said of added picks; what is said in two places is heard twice. */
const saidOfAdded = () =>
  [...document.querySelectorAll('[role=status]')].flatMap(({ textContent }) =>
    textContent.includes('added to the bet slip') ? [textContent] : [],
  );
const pick = (matchId: string) => aPick({ matchId, home: `Home ${matchId}`, away: `Away ${matchId}` });

it('where a bar stands for the slip, a pick is announced in the words of the panel, and not when it is there at the start', async () => {
  await statesOf({}, async (states) => {
    await states.draw('one pick at first', h(News), {
      before: (store) => void store.dispatch(pickToggled(pick('m1'))),
    });
    const said = () => document.querySelector('[role=status]')?.textContent;
    const toggle = (matchId: string) => act(async () => void states.store.dispatch(pickToggled(pick(matchId))));
    expect(said()).toBe('');
    await toggle('m2');
    expect(said()).toBe('Home m2 to win, Home m2 – Away m2: added to the bet slip');
    // Beside the new count it would be said again: after a bet, "added to the bet slip. 0 selections".
    drawn.mockClear();
    await toggle('m2');
    expect(said()).toBe('');
    await act(async () => void states.store.dispatch(cricket));
    expect(said()).toBe(CRICKET);
    expect(drawn.mock.calls.filter(([count, text]) => count === 1 && text !== '')).toEqual([]);
  });
});

it('in the panel a pick of cricket is announced in the words of the bar', async () => {
  await statesOf({}, async (states) => {
    await states.draw('one pick at first', h(SlipPanel), {
      before: (store) => void store.dispatch(pickToggled(pick('m1'))),
    });
    expect(saidOfAdded()).toEqual([]);
    await act(async () => void states.store.dispatch(cricket));
    expect(saidOfAdded()).toEqual([CRICKET]);
  });
});

it('a pick that takes the place of the receipt in the tray is announced once', async () => {
  await statesOf({}, async (states) => {
    const [open] = await openMatches(states);
    if (open === undefined) throw new Error('The demo world has no such match.');
    const { match_id: matchId, home, away, league, start_time: startTime, markets } = open;
    const odds = markets.find(({ kind }) => kind === 'wl')?.outcomes.find(({ outcome }) => outcome === 'w')?.odds;
    const first = aPick({
      matchId,
      home,
      away,
      league: league.name,
      startTime,
      market: 'wl',
      outcome: 'w',
      odds: odds ?? '',
    });
    await states.draw('a pick', h('div', {}, h(News), h(QuickBet)), {
      before: (store) => void store.dispatch(pickToggled(first)),
    });
    await states.type('Stake', '5');
    await states.press('Place 5', 'placed');
    await act(async () => void states.store.dispatch(pickToggled(pick('m2'))));
    expect(saidOfAdded()).toEqual(['Home m2 to win, Home m2 – Away m2: added to the bet slip']);
  });
});

it('the stake of the last bet, which is in the field from the first pick on, is said with that pick', async () => {
  offerLastStake();
  await statesOf({}, async (states) => {
    await states.draw('no pick', h(News));
    const { store } = states;
    const currency = 'USDT';
    const account = { id: 'u-1', currency, readAt: 0 };
    await act(() => store.dispatch(accountApi.util.upsertQueryData('getAccount', undefined, account as never)));
    const toggle = (matchId: string) => act(async () => void store.dispatch(pickToggled(pick(matchId))));
    const added = (matchId: string) =>
      `Home ${matchId} to win, Home ${matchId} – Away ${matchId}: added to the bet slip`;
    await act(async () => void store.dispatch(preferencesChanged({ lastStake: { amount: '20.000000', currency } })));
    await toggle('m1');
    expect(store.getState().slip?.coupons.soccer?.stake).toBe('20');
    expect(saidOfAdded()).toEqual([`${added('m1')}. Last stake: 20.00\u00A0${currency}`]);
    await toggle('m2');
    expect(saidOfAdded()).toEqual([added('m2')]);
  });
});
