// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type PaymentChannel } from '#contract/entities';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { BANK, METHODS } from './channels.fixture.ts';
import type { HistoryFilter } from './history/history-entry.ts';
import { HistoryFilters } from './history/history-filters.tsx';
import { ChannelChoice } from './ui/channel-choice.tsx';
import { Loaded } from './ui/loaded.tsx';
import { MethodChoice } from './ui/method-choice.tsx';
import { WalletAmount } from './ui/wallet-amount.tsx';
const done: unknown[] = [];
beforeEach(() => void done.splice(0));
const press = (name: string) => () => void done.push(name);
it('each filter of the history changes only itself; a kind starts anew', async () => {
  const filter: HistoryFilter = {
    kind: 'withdraw',
    status: 'failed',
    from: '2026-03-02',
    until: '2026-03-01',
    gameId: 10,
  };
  await statesOf({}, async (states) => {
    const games = [{ id: 10, name: 'Soccer' }];
    await states.draw('it', h(HistoryFilters, { filter, games, onFilter: (to) => void done.push(to) }));
    states.shows('alert "The first day is after the last one."', 'textbox "To" = "2026-03-01" [invalid]');
    await states.type('Game', '');
    await states.type('Status', 'success');
    await states.type('From', '2026-02-01');
    await states.type('To', '2026-04-01');
    await states.press('All');
    await states.press('Deposits');
  });
  expect(done).toEqual([
    { ...filter, gameId: undefined },
    { ...filter, status: 'success' },
    { ...filter, from: '2026-02-01' },
    { ...filter, until: '2026-04-01' },
    { ...filter, kind: 'all', status: '' },
    { ...filter, kind: 'recharge', status: '', gameId: undefined },
  ]);
});

it('what is loaded waits, says that it failed, or shows the old with a way to read what is late again', async () => {
  const reading = (name: string, isError: boolean, currentData?: object) => ({
    currentData,
    isError,
    refetch: press(name),
  });
  const loaded = (...of: readonly ReturnType<typeof reading>[]) => h(Loaded, { of, children: h('p', {}, 'content') });
  await statesOf({}, async (states) => {
    await states.draw('waiting', loaded(reading('a', false), reading('b', false, {})));
    states.shows('status "Loading"');
    states.lacks('content');
    await states.draw('failed', loaded(reading('a', false), reading('b', true)));
    states.shows('alert "This could not be loaded. Try again"');
    await states.press('Try again');
    await states.draw('late', loaded(reading('a', true, {}), reading('b', true, {}), reading('c', false, {})));
    states.shows('"content"', 'alert "The latest could not be loaded. What you see may be out of date. Try again"');
    await states.press('Try again');
  });
  expect(done).toEqual(['b', 'a', 'b']);
});

describe('the choice', () => {
  const channels: readonly PaymentChannel[] = [
    BANK,
    { ...BANK, id: 'free', service_fee: '0', network_fee: '0', min: '1000', max: '1234567.89' },
    { ...BANK, id: 'network', service_fee: '0', network_fee: '1.25' },
    { ...BANK, id: 'closed', status: 0 },
  ];
  const choice = (over: object = {}) =>
    h(ChannelChoice, { channels, chosen: 'free', onChoose: (id) => void done.push(id), isLocked: false, ...over });

  it('of a channel has its bounds and the higher of its fees; a closed one cannot be chosen', async () => {
    await statesOf({}, async (states) => {
      await states.draw('open', choice());
      states.shows(
        'radio "Bank transfer NuvemPay 1,000.00 to 1,234,567.89 USDT No fee" [checked]',
        'radio "Bank transfer NuvemPay 2.00 to 5,000.00 USDT Fee: 1.25 USDT"',
        'radio "Bank transfer NuvemPay Closed at the moment" [disabled]',
      );
      await states.press('Bank transferNuvemPay2.00 to 5,000.00\u00a0USDTFee: 1.25\u00a0USDT');
      await states.draw('missing', choice({ chosen: undefined, error: 'Choose one.' }));
      states.shows('alert "Choose one."');
      await states.draw('locked', choice({ isLocked: true }));
      states.shows('radio "Bank transfer NuvemPay 2.00 to 5,000.00 USDT Fee: 0.50 USDT" [disabled]');
    });
    expect(done).toEqual(['network']);
  });

  it('of a method is there where there are two or more', async () => {
    const methods = (over: object = {}) =>
      h(MethodChoice, {
        methods: METHODS,
        chosen: 'crypto',
        isLocked: false,
        onChoose: (type) => void done.push(type),
        ...over,
      });
    await statesOf({}, async (states) => {
      await states.draw('three', methods());
      states.shows('group "Payment method"', 'button "Crypto" [pressed]');
      await states.press('Bank');
      await states.draw('locked', methods({ isLocked: true }));
      states.shows('button "Crypto" [pressed, disabled]', 'button "Bank" [disabled]');
      await states.draw('one', methods({ methods: METHODS.slice(0, 1) }));
      states.lacks('Payment method');
    });
    expect(done).toEqual(['fiat']);
  });

  it('of an amount says what may be entered, and fills in the most and the usual ones', async () => {
    const amount = (over: object = {}) =>
      h(WalletAmount, {
        rules: { currency: 'USDT', channel: BANK, balance: '1234.567', ...over },
        onEnter: (entered) => void done.push(entered),
        name: 'amount',
        value: '',
        disabled: false,
      });
    await statesOf({}, async (states) => {
      await states.draw('all', amount());
      states.shows('"From 2.00 to 5,000.00 USDT · Available: 1,234.567 USDT"');
      await states.press('Max: Enter the highest possible amount');
      await states.draw('no balance', amount({ balance: undefined }));
      states.shows('"From 2.00 to 5,000.00 USDT"');
      await states.draw('no channel', amount({ channel: undefined }));
      states.shows('"Available: 1,234.567 USDT"');
      await states.draw('little', amount({ balance: '3' }));
      states.shows('button "2"');
      states.lacks('button "5"');
    });
    expect(done).toEqual(['1234.56']);
  });
});
