// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { ApiError } from '#app/api/api-error.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import { BetActions } from './bet-actions.tsx';
import { PlacedBets } from './placed-bets.tsx';
import { injectedPlacing, type PlacedBet } from './placing-slice.ts';
import { RefusedText } from './refused-text.tsx';
import type { SlipContent } from '#app/features/betting/slip/model/slip-item.ts';

const placed = (state: PlacedBet['state'], over: Partial<PlacedBet> = {}): PlacedBet => ({
  key: state,
  game: 'soccer',
  picks: [],
  state,
  ...over,
});
const ITEM = aPick();
const BET = { items: [ITEM], coupon: { passes: ['single'], bankers: [], stake: '5', multiple: '1' } };
const CRICKET = {
  matchId: 'c1',
  home: 'Home',
  away: 'Away',
  picks: [{ id: 'p1', odd: '3.5', slipLabel: 'Home', categoryLabel: 'Winner', typed: '' }],
};

it('each outcome of placed bets, and what can be done with them', async () => {
  const done: string[] = [];
  const bets = (...all: readonly PlacedBet[]) =>
    h(PlacedBets, {
      placing: {
        bets: all,
        isLocked: false,
        place: () => undefined,
        dismiss: () => void done.push('dismissed'),
      },
    });
  const receipt = { betId: 'b1', stake: '5', max: '9.25', currency: 'USDT', placedAt: '2026-03-14T12:00:00.000Z' };
  const text = await statesOf({}, async (states) => {
    await states.draw('no bets', bets());
    for (const state of ['waiting', 'sending', 'checking', 'notSent', 'neverDone', 'unknown', 'refused'] as const)
      await states.draw(state, bets(placed(state)));
    await states.draw('one of two under way', bets(placed('accepted'), placed('waiting', { title: 'Home to win' })));
    await states.draw(
      'two accepted',
      bets(placed('accepted', { bet: BET, receipt }), placed('refused', { game: 'bd' })),
    );
    const odds = { 'c1 cricket p1': '3.6' };
    await states.draw(
      'two accepted on cricket',
      bets(
        placed('accepted', { game: 'cricket', cricket: CRICKET, receipt: { ...receipt, odds } }),
        placed('accepted', { key: 'second', game: 'cricket', cricket: CRICKET, receipt }),
      ),
    );
    await states.press('Done');
    expect(done).toEqual(['dismissed']);

    const slip = () => (states.store.getState() as unknown as { slip: SlipContent }).slip;
    const actions = (bet: object, isOver?: boolean) =>
      h(BetActions, { bet: bet as never, ...(isOver && { isOver }), onAgain: () => void done.push('again') });
    await states.draw('nothing to do', actions({}));
    await states.draw('a bet that is over', actions({ bet: BET }, true));
    await states.draw('a bet', actions({ bet: BET }));
    await states.press('Bet again');
    expect(slip().items).toEqual([ITEM]);
    await states.draw('a bet on cricket', actions({ cricket: CRICKET }));
    await states.press('Bet again', 'a bet on cricket again');
    expect(slip().cricket).toMatchObject({ c1: { picks: [{ id: 'p1', odd: '3.5' }] } });
    expect(done).toEqual(['dismissed', 'again', 'again']);
    expect(injectedPlacing.selectSlice(states.store.getState()).bets).toEqual([]);
  });
  await expect(text).toMatchFileSnapshot(statesFile('betting/slip/placed-bets'));
});

it('each reason why a bet was refused', async () => {
  const refused = (reason: string, detail?: object) => ({ kind: 'refused', status: 409, reason, detail }) as ApiError;
  const limit = (name: string) => ({ name, amount: '1', limit: '2', currency: 'USDT' });
  const text = await statesOf({}, async (states) => {
    const draw = (name: string, error?: ApiError) => states.draw(name, h(RefusedText, { error }));
    await draw('unknown after a reload');
    await draw('not loaded', { kind: 'notLoaded' });
    await draw('the server failed', { kind: 'server', status: 500 });
    for (const reason of ['marketClosed', 'passNotAllowed', 'tooManyLines', 'deadlinePassed', 'wrongCurrency'])
      await draw(reason, refused(reason));
    await draw('two limits', refused('limitsExceeded', { warnings: ['exceedsMaxBet', 'belowMinBonus'].map(limit) }));
    const moved = [
      { was: '1.85', now: '1.9' },
      { was: '2', now: '1.5' },
    ];
    await draw('two odds changed', refused('oddsChanged', { moved }));
    await draw('excluded', refused('excluded', { kind: 'time_out', until: '2026-09-14T12:00:00.000Z' }));
  });
  await expect(text).toMatchFileSnapshot(statesFile('betting/slip/refused-bets'));
});
