import type { UnknownAction } from '@reduxjs/toolkit';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import { BetList } from '#app/features/betting/my-bets/list/bet-list.tsx';
import { NO_FILTER } from '#app/features/betting/my-bets/model/bet-filter.ts';
import { CheckIns } from '#app/features/account/profile/check-in.tsx';
import { VipLevels } from '#app/features/account/profile/vip/vip-levels.tsx';
import { LimitsSection } from '#app/features/account/protection/page/limits-section.tsx';
import { ORDER } from '#app/features/money/wallet/channels.fixture.ts';
import { Deposit } from '#app/features/money/wallet/deposit/deposit.tsx';
import { GameWalletRow } from '#app/features/money/wallet/game-wallets/game-wallet-row.tsx';
import { History } from '#app/features/money/wallet/history/history.tsx';
import { Withdraw } from '#app/features/money/wallet/withdraw/withdraw.tsx';
import { renderApp } from '#app/test/render-app.tsx';
import { api } from './api.ts';
import { moneyAccepted, moneySent } from './money/money-slice.ts';

const LATE = /Being updated\. What you see may be out of date\./;
let app: Awaited<ReturnType<typeof renderApp>>;
let release: () => void;
afterEach(async () => {
  release();
  await app.close();
  vi.useRealTimers();
});

const WITHDRAWAL = { key: 'k', row: 'openWithdrawal' } as const;

it.each<[string, ReactNode, string, string | RegExp, ...UnknownAction[]]>([
  [
    'bets',
    <BetList key="bets" sources={['soccer']} tab="active" filter={NO_FILTER} pollMs={0} isEveryKind={false} />,
    '/mybet',
    'You have no active bets.',
  ],
  ['orders and movements', <History key="history" />, '/change_log', /Balance: /],
  ['limits', <LimitsSection key="limits" />, '/limits', /Deposit/],
  [
    'the wallet of a game',
    <GameWalletRow key="game" wallet={{ game: 'cardGame', id: 'cardGame', gameId: 'poker' }} name="Cards" />,
    '/balance',
    /0\.00 /,
  ],
  [
    'one withdrawal',
    <Withdraw key="withdraw" />,
    '/withdraw',
    /20\.00 /,
    moneySent(WITHDRAWAL),
    moneyAccepted({ ...WITHDRAWAL, receipt: ORDER }),
  ],
  [
    'one deposit',
    <Deposit key="deposit" />,
    '/recharge',
    /20\.00 /,
    moneySent({ key: 'k', row: 'openDeposit' }),
    moneyAccepted({ key: 'k', row: 'openDeposit', receipt: ORDER }),
  ],
  ['deposits that make a level', <VipLevels key="vip" />, '/recharge', /From 5,000 /],
  ['the level', <VipLevels key="level" />, '/member/info', /From 5,000 /],
  ['days to check in', <CheckIns key="days" />, '/check_in', 'Day 1'],
])(
  '%s that were read before money moved are marked late until they are read again',
  async (_, element, path, shown, ...actions) => {
    // The device's clock was set since the page came.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90 * 86_400_000 });
    const asked: string[] = [];
    let gate = Promise.resolve();
    const before = () => {
      const reach = globalThis.fetch;
      vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
        asked.push(url);
        if (url.includes(path)) await gate;
        return reach(url, init);
      });
    };
    app = await renderApp('/', { signedInAs: 'player@demo.slipway.test', element, before });
    const wasAsked = () => asked.some((url) => url.includes(path));
    act(() => actions.forEach((action) => app.store.dispatch(action)));
    await app.screen.findAllByText(shown);
    const reads = () => Object.values(app.store.getState().api.queries);
    // An order is on the screen before it is read.
    await vi.waitFor(() => expect(wasAsked()).toBe(true));
    await vi.waitFor(() => expect(reads().filter((read) => read?.status !== 'fulfilled')).toEqual([]));
    expect(app.screen.queryByText(LATE)).toBeNull();
    gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    asked.length = 0;
    app.store.dispatch(api.util.invalidateTags(['Account', 'Bets', 'GameBalances', 'Orders']));
    expect(await app.screen.findByText(LATE)).toBeTruthy();
    expect(wasAsked()).toBe(true);
    expect(app.screen.getAllByText(shown).length).toBeGreaterThan(0);
    release();
    await vi.waitFor(() => expect(app.screen.queryByText(LATE)).toBeNull());
  },
);
