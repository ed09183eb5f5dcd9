// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { act, createElement as h } from 'react';
import { it, vi } from 'vitest';
import type { ApiError } from '#app/api/api-error.ts';
import {
  moneyAccepted,
  moneyNeverDone,
  moneyRefused,
  moneySent,
  moneyUnanswered,
  moneyUnknown,
} from '#app/api/money/money-slice.ts';
import { type CurrencyOption, type Member, TRANSACTION_STATUS } from '#contract/entities';
import { ORDER } from '#app/features/money/wallet/channels.fixture.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { CheckIns } from './check-in.tsx';
import { Profile } from './profile.tsx';
import { VipLevels } from './vip/vip-levels.tsx';
import { VipTable } from './vip/vip-table.tsx';

const CALL = { key: 'k', row: 'claimCheckIn' } as const;
const refused = (error: object) => moneyRefused({ ...CALL, error: error as ApiError });

it('each outcome of a claimed reward', async () => {
  const key = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      // So few that all are noted, also the one that is open.
      const days = (await states.get('/activities/api/v1/benefit/check_in')) as readonly unknown[];
      const few = { answers: { check_in: { data: days.slice(3) } } };
      await states.draw('the days', h(CheckIns), few);
      for (const [name, begin, end] of [
        ['sending', moneySent, undefined],
        ['checking', moneyUnanswered, undefined],
        ['never done', moneySent, moneyNeverDone(CALL)],
        ['unknown', moneySent, moneyUnknown(CALL)],
        ['accepted', moneySent, moneyAccepted({ ...CALL, receipt: undefined })],
        ['not loaded', moneySent, refused({ kind: 'notLoaded' })],
        ['claimed before', moneySent, refused({ kind: 'refused', status: 409, reason: 'alreadyClaimed' })],
        ['refused', moneySent, refused({ kind: 'refused', status: 403, reason: 'forbidden' })],
      ] as const) {
        await states.drawAgain(h(CheckIns), few);
        await act(async () => void states.store.dispatch(begin(CALL)));
        if (end !== undefined) await act(async () => void states.store.dispatch(end));
        await states.note(`a claim: ${name}`);
      }
      await states.drawAgain(h(CheckIns), few);
      states.answer({ check_in: 'none' });
      await states.press('Claim', 'it is sent');
      await states.draw('no days', h(CheckIns), { answers: { '': 'empty' } });
      await states.drawAgain(h(CheckIns), { answers: { '': { status: 400 } } });
      states.answer({});
      await states.press('Try again', 'the days are read again');
    },
    `
    # the days
    "Day 4"
    "0.20 USDT"
    "Day 5"
    "0.30 USDT"
    # a claim: sending
    button "Claim" [busy, disabled]
    # a claim: checking
    "We are checking whether the reward has been paid. Please do not claim it again."
    # a claim: never done
    "The reward was not paid. You can claim it again."
    button "Claim"
    # a claim: unknown
    "We could not find out whether the reward was credited."
    "The list shows its state. Contact support if you are not sure."
    link "Contact support"
    # a claim: accepted
    "The reward is in your wallet."
    # a claim: not loaded
    alert "This part did not load; the page may be out of date. Try again to reload the page. Try again"
    # a claim: claimed before
    "This day has already been claimed."
    # a claim: refused
    alert "This is not available for your account. Please contact support."
    # it is sent
    sends POST /activities/api/v1/benefit/check_in {"day":6}
    # no days
    "There are no check-in rewards at the moment."
    # the days are read again
    "Day 1"
    "0.10 USDT"
    "Day 2"
    "Day 3"
  `,
  );
  key.mockRestore();
});

it('each part of the profile, and each distance to the next level', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      const form = (name: string) => () => h('p', {}, name);
      const profile = h(Profile, {
        mayUrge: true,
        history: h('p', {}, 'the history'),
        bonuses: h('p', {}, 'the bonuses'),
        realNameForm: form('a real name'),
        paymentPasswordForm: form('a payment password'),
        copyButton: form('copy'),
      });
      const late = { answers: { '': 'none' } } as const;
      for (const over of [{}, { checkIn: false }, { bonus: false }, { checkIn: false, bonus: false }])
        for (const tab of ['', 'rewards', 'vip', 'account', 'history', 'none'])
          if (tab === '' || Object.keys(over).length === 0)
            await states.draw(`the tab "${tab}" of a brand with ${JSON.stringify(over)}`, profile, {
              ...late,
              address: tab === '' ? '/profile' : `/profile?tab=${tab}`,
              settings: ({ features }) => ({ features: { ...features, ...over } }),
            });
      await states.press('VIP levels', 'another part');

      const member = (await states.get('/sports/api/v1/member/info')) as Member;
      const currencies = (await states.get('/sports/api/v1/config/exchange')) as readonly CurrencyOption[];
      const of = (level: number) => ({ 'member/info': { data: { ...member, level } } });
      for (const level of [0, 99])
        await states.draw(`a player of level ${level}`, h(VipLevels), { answers: of(level) });
      const known = (await states.get('/sports/api/v1/vip')) as readonly { readonly level: number }[];
      await states.draw('a player below the first level, who paid in another currency', h(VipLevels), {
        answers: {
          ...of(0),
          vip: { data: known.filter(({ level }) => level > 0).toReversed() },
          'limit=1000': {
            data: {
              total: 1,
              orders: [{ ...ORDER, status: TRANSACTION_STATUS.success, amount: '100', currency: 'BRL' }],
            },
          },
        },
      });
      await states.draw('a wallet in another currency', h(VipLevels), {
        answers: { ...of(0), 'member/account': { data: { score: '10.00', currency: 'BRL' } } },
      });
      const isBase = ({ exchange }: CurrencyOption) => /^1(?:\.0+)?$/.test(exchange);
      for (const [name, exchange] of [
        ['written with zeros', '1.00'],
        ['that is not one', '1.01'],
        ['that begins with one', '11'],
        ['that ends with one', '0.1'],
      ] as const)
        await states.draw(`a rate ${name}`, h(VipLevels), {
          answers: {
            exchange: { data: currencies.map((each) => (isBase(each) ? { ...each, exchange } : each)) },
          },
        });
      states.answer({});
      await states.press('Try again', 'all is read again');
      for (const row of ['vip', 'member/info'])
        await states.draw(`${row} is missing`, h(VipLevels), { answers: { [row]: { status: 400 } } });
      states.answer({});
      await states.press('Try again', 'what failed is read again');
      const levels = [1, 2, 3].map(
        (level) => ({ level, name: `Level ${level}`, recharge: String(level * 1_500), image: '' }) as never,
      );
      for (const current of [undefined, 2])
        await states.draw(`levels, ${current} is reached`, h(VipTable, { levels, current, currency: 'USDT' }));
    },
    `
    # the tab "" of a brand with {}
    status "Loading"
    button "Rewards" [pressed]
    heading "Daily check-in"
    button "VIP levels"
    # the tab "vip" of a brand with {}
    button "VIP levels" [pressed]
    button "Rewards"
    # the tab "account" of a brand with {}
    button "Account" [pressed]
    # the tab "history" of a brand with {}
    button "History" [pressed]
    button "Account"
    "the history"
    # the tab "none" of a brand with {}
    button "History"
    "the bonuses"
    # another part
    replaces /profile?tab=vip
    # a player of level 0
    "0.00 USDT"
    "500.00 USDT"
    "From 0 USDT"
    "From 500 USDT"
    # a player of level 99
    "Your level: Diamond"
    "You have reached the highest level."
    "Reached"
    # a player below the first level, who paid in another currency
    "18.409086 USDT"
    "481.590914 USDT"
    "Deposits so far"
    "Still needed for Silver"
    # a wallet in another currency
    "0 → 2,716.05 BRL"
    "From 2,716.05 BRL"
    # a rate written with zeros
    "0 → 500 USDT"
    "Your level: Bronze"
    # a rate that is not one
    alert "This could not be loaded. Try again"
    button "Try again"
    # all is read again
    "From 5,000 USDT"
    "500 → 5,000 USDT"
    "From 25,000 USDT"
    "5,000 → 25,000 USDT"
    # what failed is read again
    "From 100,000 USDT"
    "25,000 → 100,000 USDT"
    heading "VIP levels"
    "Levels and the deposits that they take"
    # levels, undefined is reached
    "Level 1"
    "From 1,500 USDT"
    "Level 2"
    "From 3,000 USDT"
    # levels, 2 is reached
    "Your level"
  `,
  );
});
