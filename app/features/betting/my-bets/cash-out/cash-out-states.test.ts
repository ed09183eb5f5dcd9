// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { ApiError } from '#app/api/api-error.ts';
import type { MoneyProgress } from '#app/api/money/money-slice.ts';
import type { Bet } from '#contract/entities';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import { anOpenDouble } from '#app/features/betting/my-bets/test/a-bet.ts';
import { openMatches, placeWins } from '#app/test/place.ts';
import { CashOut } from './cash-out.tsx';
import { CashOutNotice } from './cash-out-notice.tsx';
import { CashOutOffer } from './cash-out-offer.tsx';
import { PartOffer } from './part-offer.tsx';
import type { PartToSell } from './part-to-sell.ts';
import type { Offer } from './use-offer.ts';

const bet = anOpenDouble();

it('each state of the offer for a part of a bet', async () => {
  const sold: PartToSell[] = [];
  const offer = (isOver: boolean, worth = '28.00') =>
    h(PartOffer, {
      bet,
      offer: worth,
      isOver,
      amountText: (amount) => `${amount} BRL`,
      onConfirm: (part) => void sold.push(part),
    });
  const STAKE = 'Stake to cash out';
  const text = await statesOf({}, async (states) => {
    await states.draw('a part', offer(false));
    await states.press('Cash out a part');
    for (const share of ['25%', '50%', '75%']) await states.press(share);
    await states.press('Cash out for');
    for (const typed of ['ten', '30', '0.01', '1.234', '7.50']) {
      await states.type(STAKE, typed);
      await states.note(`${typed} typed`);
    }
    await states.press('Cash out a part', 'closed');
    await states.draw('an offer that is over', offer(true));
    await states.press('Cash out a part');
    await states.press('50%');
    await states.press('Cash out for');
  });
  expect(sold).toEqual([{ lineStake: '7.50', paid: '21.00', sold: '22.50', left: '7.50', max: '27.50' }]);
  await expect(text).toMatchFileSnapshot(statesFile('betting/bets/cash-out-part'));
});

it('each state of the offer for a whole bet', async () => {
  const asked: string[] = [];
  const offered = (offer: Offer) =>
    h(CashOutOffer, {
      bet,
      offer,
      amountText: (amount) => `${amount} BRL`,
      onConfirm: (amount) => void asked.push(`sell for ${amount}`),
      onConfirmPart: ({ lineStake }) => void asked.push(`sell ${lineStake} of each line`),
      onRenew: () => void asked.push('another offer'),
      onKeep: () => void asked.push('keep'),
    });
  const open = { is: 'open', amount: '28.00', currency: 'BRL', hasParts: false, seconds: 7, was: undefined } as const;
  const text = await statesOf({}, async (states) => {
    for (const is of ['none', 'loading', 'expired'] as const) await states.draw(is, offered({ is }));
    await states.press('Get a new offer');
    const failures = [{ kind: 'network' }, { kind: 'refused', status: 409, reason: 'marketClosed' }] as ApiError[];
    for (const error of failures) await states.draw(`failed: ${error.kind}`, offered({ is: 'failed', error }));
    await states.press('Get a new offer', 'another is requested');
    await states.draw('open', offered(open));
    await states.press('Cash out for 28.00 BRL');
    await states.press('Keep the bet');
    await states.draw('another amount than before', offered({ ...open, was: '30.00' }));
    await states.draw('no longer valid, and in parts', offered({ ...open, hasParts: true, seconds: 0 }));
    await states.press('Cash out for 28.00 BRL', 'too late');
    await states.press('Cash out a part');
    await states.press('50%');
    await states.press('Cash out for 14.00 BRL', 'too late for a part');
    await states.draw('in parts', offered({ ...open, hasParts: true }));
    await states.press('Cash out a part', 'a part of it');
    await states.press('50%', 'half of it');
    await states.press('Cash out for 14.00 BRL', 'half of it sold');
  });
  expect(asked).toEqual(['another offer', 'another offer', 'sell for 28.00', 'keep', 'sell 5.00 of each line']);
  await expect(text).toMatchFileSnapshot(statesFile('betting/bets/cash-out-offer'));
});

it('each outcome of a cash-out', async () => {
  const refused = (reason: string) => ({ kind: 'refused', status: 409, reason }) as ApiError;
  const text = await statesOf({}, async (states) => {
    const draw = (name: string, progress: MoneyProgress<Bet>, over: { hasChanged?: boolean; isPart?: boolean } = {}) =>
      states.draw(name, h(CashOutNotice, { progress, hasChanged: false, isPart: false, ...over }));
    for (const status of ['sending', 'checking', 'neverDone', 'unknown', 'accepted'] as const)
      await draw(status, { status });
    const changed = { status: 'refused', error: refused('cashOutChanged') } as const;
    await draw('refused for another price', changed, { hasChanged: true });
    await draw('not loaded', { status: 'refused', error: { kind: 'notLoaded' } });
    for (const reason of ['marketClosed', 'deadlinePassed', 'gameDisabled'])
      await draw(`refused: ${reason}`, { status: 'refused', error: refused(reason) });
    const parts = [
      { part_id: 'p1', stake: '2.00', bet_amount: '6.00', payout: '1.80', at: bet.placed_at },
      { part_id: 'p2', stake: '7.50', bet_amount: '22.50', payout: '7.00', at: bet.placed_at },
    ];
    const receipt = { ...bet, payout: '28.00' };
    await draw('all sold', { status: 'accepted', receipt });
    await draw('a part sold', { status: 'accepted', receipt: { ...receipt, parts } }, { isPart: true });
    await draw('a part sold, which the answer does not have', { status: 'accepted', receipt }, { isPart: true });
    await draw('the rest sold', { status: 'accepted', receipt: { ...receipt, parts } });
  });
  await expect(text).toMatchFileSnapshot(statesFile('betting/bets/cash-out-outcomes'));
});

it('what each press on a cash-out leads to', async () => {
  const text = await statesOf({}, async (states) => {
    const running = await placeWins(states, (await openMatches(states)).slice(0, 1), ['single'], '10');
    const cashOut = (isAskedFor: boolean, bet = running) => h(CashOut, { bet, isAskedFor });
    const call = `/soccer/mybet/${running.bet_id}/cash_out`;
    await states.draw('not asked for', cashOut(false));
    await states.press('Get an offer');
    await states.press('Keep the bet');
    await states.press('Get an offer', 'asked for again');
    await states.pass(1);
    for (const refused of ['cashOutChanged', 'marketClosed'] as const) {
      states.answer({ [call]: { refused } });
      await states.press('Cash out for', `refused: ${refused}`);
      states.answer({});
      await states.press('Get a new offer', `another offer after ${refused}`);
      await states.pass(1);
    }
    await states.press('Cash out a part');
    await states.press('50%');
    await states.press('Cash out for 4', 'half of it cashed out');
    await states.draw('the rest', cashOut(true));
    await states.press('Cash out for', 'cashed out');
    await states.draw('a bet that is over', cashOut(true, { ...running, status: 2 }));
  });
  await expect(text).toMatchFileSnapshot(statesFile('betting/bets/cash-out-presses'));
});
