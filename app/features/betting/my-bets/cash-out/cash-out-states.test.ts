// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { ApiError } from '#app/api/api-error.ts';
import type { MoneyProgress } from '#app/api/money/money-slice.ts';
import type { Bet } from '#contract/entities';
import { statesOf } from '#app/test/markup/drawn-states.ts';
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
      amountText: (amount) => `${amount}\u00A0BRL`,
      onConfirm: (part) => void sold.push(part),
    });
  const STAKE = 'Stake to cash out';
  await statesOf(
    {},
    async (states) => {
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
    },
    `
    # a part
    button "Cash out a part"
    # Cash out a part pressed
    button "50%"
    "Stake to cash out"
    group "Share of the stake"
    "BRL"
    # 25% pressed
    button "25%" [pressed]
    textbox "Stake to cash out" = "7.50"
    "7.50 BRL"
    "7.00 BRL"
    # 50% pressed
    button "Cash out for 14.00 BRL" [disabled]
    "55.00 BRL"
    "Stake that keeps running"
    "Can still pay up to"
    # 75% pressed
    button "75%" [pressed]
    textbox "Stake to cash out" = "22.50"
    "22.50 BRL"
    "21.00 BRL"
    # ten typed
    alert "Enter an amount in digits, such as 12.50."
    textbox "Stake to cash out" = "ten" [invalid]
    button "75%"
    # 30 typed
    alert "This is the whole stake of 30.00 BRL or more. To cash out all of it, use the button above."
    textbox "Stake to cash out" = "30" [invalid]
    # 0.01 typed
    alert "This part is worth too little to be paid. Choose more."
    textbox "Stake to cash out" = "0.01" [invalid]
    # 1.234 typed
    alert "BRL amounts have fewer decimal places."
    textbox "Stake to cash out" = "1.234" [invalid]
    # 7.50 typed
    textbox "Stake to cash out" = "7.50"
    "82.50 BRL"
    "Stake cashed out"
    "Paid now"
  `,
  );
  expect(sold).toEqual([{ lineStake: '7.50', paid: '21.00', sold: '22.50', left: '7.50', max: '27.50' }]);
});

it('each state of the offer for a whole bet', async () => {
  const asked: string[] = [];
  const offered = (offer: Offer) =>
    h(CashOutOffer, {
      bet,
      offer,
      amountText: (amount) => `${amount}\u00A0BRL`,
      onConfirm: (amount) => void asked.push(`sell for ${amount}`),
      onConfirmPart: ({ lineStake }) => void asked.push(`sell ${lineStake} of each line`),
      onRenew: () => void asked.push('another offer'),
      onKeep: () => void asked.push('keep'),
    });
  const open = { is: 'open', amount: '28.00', currency: 'BRL', hasParts: false, seconds: 7, was: undefined } as const;
  await statesOf(
    {},
    async (states) => {
      for (const is of ['none', 'loading', 'expired'] as const) await states.draw(is, offered({ is }));
      await states.press('Get a new offer');
      const failures = [{ kind: 'network' }, { kind: 'refused', status: 409, reason: 'marketClosed' }] as ApiError[];
      for (const error of failures) await states.draw(`failed: ${error.kind}`, offered({ is: 'failed', error }));
      await states.press('Get a new offer', 'another is requested');
      await states.draw('open', offered(open));
      await states.press('Cash out for 28.00\u00A0BRL');
      await states.press('Keep the bet');
      await states.draw('another amount than before', offered({ ...open, was: '30.00' }));
      await states.draw('no longer valid, and in parts', offered({ ...open, hasParts: true, seconds: 0 }));
      await states.press('Cash out for 28.00\u00A0BRL', 'too late');
      await states.press('Cash out a part');
      await states.press('50%');
      await states.press('Cash out for 14.00\u00A0BRL', 'too late for a part');
      await states.draw('in parts', offered({ ...open, hasParts: true }));
      await states.press('Cash out a part', 'a part of it');
      await states.press('50%', 'half of it');
      await states.press('Cash out for 14.00\u00A0BRL', 'half of it sold');
    },
    `
    # loading
    status "Getting an offer"
    # expired
    status "The offer has expired. Get a new offer"
    button "Get a new offer"
    # failed: network
    status "No offer could be loaded. Get a new offer"
    # failed: refused
    status "No cash out now: one of the selections takes no bets at the moment. Get a new offer"
    # open
    "28.00 BRL"
    "valid for 7 s"
    "We offer"
    button "Cash out for 28.00 BRL"
    # another amount than before
    "The offer has changed from 30.00 BRL to 28.00 BRL."
    # no longer valid, and in parts
    button "Cash out for 28.00 BRL" [disabled]
    "valid for 0 s"
    # half of it
    button "Cash out for 14.00 BRL"
  `,
  );
  expect(asked).toEqual(['another offer', 'another offer', 'sell for 28.00', 'keep', 'sell 5.00 of each line']);
});

it('each outcome of a cash-out', async () => {
  const refused = (reason: string) => ({ kind: 'refused', status: 409, reason }) as ApiError;
  await statesOf(
    {},
    async (states) => {
      const draw = (
        name: string,
        progress: MoneyProgress<Bet>,
        over: { hasChanged?: boolean; isPart?: boolean } = {},
      ) => states.draw(name, h(CashOutNotice, { progress, hasChanged: false, isPart: false, ...over }));
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
    },
    `
    # sending
    status "Cashing out …"
    # checking
    status "We are checking this cash-out. The answer did not reach us. We are finding out whether the bet was sold. You need not do anything."
    # neverDone
    status "The bet was not cashed out. It is still running."
    # unknown
    status "We could not find out whether this bet was cashed out. Look at the bet in My bets before you try again, and contact support if you are not sure. My bets Contact support"
    link "My bets"
    link "Contact support"
    # accepted
    status "Cashed out The amount is in your balance."
    # refused for another price
    status "The bet was not cashed out: the price has changed meanwhile. Here is the new offer."
    # not loaded
    alert "This part did not load; the page may be out of date. Try again to reload the page. Try again"
    button "Try again"
    # refused: deadlinePassed
    alert "The request arrived too late and was not carried out. Please try again."
    # refused: gameDisabled
    alert "This game is not active at the moment."
    # all sold
    status "Cashed out for 28.00 BRL The amount is in your balance."
    # a part sold
    status "Cashed out for 7.00 BRL The amount is in your balance. A stake of 30.00 BRL keeps running."
  `,
  );
});

it('what each press on a cash-out leads to', async () => {
  await statesOf(
    {},
    async (states) => {
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
    },
    `
    # not asked for
    "Sell this bet back now, before it is settled."
    button "Get an offer"
    region "Cash out"
    # Get an offer pressed
    "9.216 USDT"
    "valid for 10 s"
    button "Cash out for 9.216 USDT"
    button "Keep the bet"
    # refused: cashOutChanged
    sends POST /sports/api/v1/soccer/mybet/bet-0000001/cash_out {"amount":"9.216000"}
    status "This bet cannot be cashed out at the moment. Try again later. Get a new offer"
    "The bet was not cashed out: the price has changed meanwhile. Here is the new offer."
    # refused: marketClosed
    sends POST /sports/api/v1/soccer/mybet/bet-0000001/cash_out {"amount":"9.216000"}
    alert "No cash out now: one of the selections takes no bets at the moment."
    # Cash out a part pressed
    "Total stake: 10.00 USDT"
    "USDT"
    # 50% pressed
    textbox "Stake to cash out" = "5"
    "5.00 USDT"
    "4.608 USDT"
    "12.00 USDT"
    # half of it cashed out
    sends POST /sports/api/v1/soccer/mybet/bet-0000001/cash_out_part {"stake":"5.000000","amount":"4.608000"}
    "Cashed out for 4.608 USDT"
    "The amount is in your balance. A stake of 5.00 USDT keeps running."
    # the rest
    button "Cash out for 4.608 USDT"
    # cashed out
    sends POST /sports/api/v1/soccer/mybet/bet-0000001/cash_out {"amount":"4.608000"}
    "The amount is in your balance."
  `,
  );
});
