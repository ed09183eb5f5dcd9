// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { ApiError } from '#app/api/api-error.ts';
import { pickToggled } from '#app/features/betting/slip/model/slip-slice.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import type { AppStore } from '#app/store/store.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
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
  await statesOf(
    {},
    async (states) => {
      await states.draw('no bets', bets());
      for (const state of ['waiting', 'sending', 'checking', 'notSent', 'neverDone', 'unknown', 'refused'] as const)
        await states.draw(state, bets(placed(state)));
      const error = { kind: 'refused', status: 400, message: 'The house is full.' } as const;
      await states.draw('never placed, and said why', bets(placed('neverDone', { error })));
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

      const overlay = () => states.store.getState().overlay.kind;
      const isOpen = { before: (store: AppStore) => void store.dispatch(overlayOpened({ kind: 'slip' })) };
      await states.draw('read on a phone', bets(placed('accepted', { bet: BET, receipt })), isOpen);
      await states.press('Done');
      expect(overlay()).toBe('none');
      await states.draw('read, with picks left', bets(placed('refused')), {
        before: (store) => {
          isOpen.before(store);
          store.dispatch(pickToggled(aPick()));
        },
      });
      await states.press('Done');
      expect(overlay()).toBe('slip');

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
      expect(done.slice(-2)).toEqual(['again', 'again']);
      expect(injectedPlacing.selectSlice(states.store.getState()).bets).toEqual([]);
    },
    `
    # waiting
    "Waits for the bet before it"
    # sending
    "Placing your bet …"
    # checking
    "We are checking this bet."
    "The answer did not reach us. Do not place it again: we are finding out whether it was accepted."
    # notSent
    "This bet was not sent and nothing was charged. It is still on your slip."
    button "Done"
    # neverDone
    "Your bet was not placed and nothing was charged. You can place it again."
    # never placed, and said why
    "The house is full. Your bet was not placed and nothing was charged. You can place it again."
    # unknown
    "We could not find out whether this bet was placed."
    "It may be in My bets. Look there before you bet again, and contact support if you are not sure."
    link "My bets"
    link "Contact support"
    # refused
    alert "This bet was refused and nothing was charged."
    # one of two under way
    "Soccer"
    "Your bet has been placed"
    "Home to win"
    # two accepted
    alert "Single-match lottery (BD) This bet was refused and nothing was charged."
    "1.85"
    "3/14/26, 12:00 PM"
    "5.00 USDT"
    # two accepted on cricket
    "3.60"
    "3.50"
    "Cricket"
    "Home (Winner)"
    # a bet that is over
    button "Share"
    # a bet
    button "Bet again"
  `,
  );
});

it('a bet again keeps its stake in the currency that it was in', async () => {
  await statesOf({}, async (states) => {
    const slip = () => (states.store.getState() as unknown as { slip: SlipContent }).slip;
    for (const [currency, stake] of [
      ['USDT', '5'],
      ['BRL', ''],
    ] as const) {
      await states.draw(`a bet in ${currency}`, h(BetActions, { bet: { bet: BET }, currency }));
      await states.press('Bet again', `${currency} again`);
      expect(slip().coupons.soccer).toMatchObject({ passes: ['single'], stake });
      const cricket = { ...CRICKET, picks: CRICKET.picks.map((pick) => ({ ...pick, typed: '5' })) };
      await states.draw(`cricket in ${currency}`, h(BetActions, { bet: { cricket }, currency }));
      await states.press('Bet again', `cricket in ${currency} again`);
      expect(slip().cricket['c1']?.picks.map(({ typed }) => typed)).toEqual([stake]);
    }
  });
});

it('each reason why a bet was refused', async () => {
  const refused = (reason: string, detail?: object) => ({ kind: 'refused', status: 409, reason, detail }) as ApiError;
  const limit = (name: string) => ({ name, amount: '1', limit: '2', currency: 'USDT' });
  await statesOf(
    {},
    async (states) => {
      const draw = (name: string, error?: ApiError, said?: string) =>
        states.draw(name, h(RefusedText, { error, said }));
      await draw('unknown after a reload');
      await draw('said before a reload', undefined, 'The house is <b>full</b>.');
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
      const said = (text: string, error: ApiError) => ({ ...error, message: text }) as ApiError;
      await draw('odds changed, said', said('<b>Agora não.</b>', refused('oddsChanged', { moved })));
      await draw('disabled, said', said('Closed for the night.', refused('gameDisabled')));
      await draw('excluded', refused('excluded', { kind: 'time_out', until: '2026-09-14T12:00:00.000Z' }));
    },
    `
    # unknown after a reload
    "This bet was refused and nothing was charged."
    # said before a reload
    "The house is <b>full</b>. This bet was refused and nothing was charged."
    # not loaded
    alert "This part did not load; the page may be out of date. Try again to reload the page. Try again"
    button "Try again"
    # the server failed
    "The server has a problem. Please try again later."
    # marketClosed
    "Your bet was not placed: a selection can no longer be bet on."
    # passNotAllowed
    "Your bet was not placed: this bet type is not allowed for these selections."
    # tooManyLines
    "Your bet was not placed: it has more than 10,000 lines."
    # deadlinePassed
    "Your bet was not placed: it reached the server too late. Nothing was charged."
    # wrongCurrency
    "Your bet was not placed: your wallet is in another currency."
    # two limits
    "The total stake can be at most 2.00 USDT."
    "The highest possible return must be at least 2.00 USDT. Raise the stake."
    "Your bet was not placed: a limit or your balance does not allow it."
    # two odds changed
    "1.85 → 1.90, 2.00 → 1.50"
    "Your bet was not placed: the odds have changed meanwhile."
    # odds changed, said
    "1.85 → 1.90, 2.00 → 1.50"
    "<b>Agora não.</b>"
    # disabled, said
    "Closed for the night."
    # excluded
    "You are taking a time-out until Sep 14, 2026, 12:00 PM: no bets and no deposits."
  `,
  );
});
