import { afterEach, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import { BetList } from '#app/features/betting/my-bets/list/bet-list.tsx';
import { NO_FILTER } from '#app/features/betting/my-bets/model/bet-filter.ts';
import { LimitsSection } from '#app/features/account/protection/page/limits-section.tsx';
import { GameWalletRow } from '#app/features/money/wallet/game-wallets/game-wallet-row.tsx';
import { History } from '#app/features/money/wallet/history/history.tsx';
import { renderApp } from '#app/test/render-app.tsx';
import { api } from './api.ts';

const LATE = /Being updated\. What you see may be out of date\./;
let app: Awaited<ReturnType<typeof renderApp>>;
let release: () => void;
afterEach(async () => {
  release();
  await app.close();
});

it.each<[string, ReactNode, string, string | RegExp]>([
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
])(
  '%s that were read before money moved are marked late until they are read again',
  async (_, element, path, shown) => {
    app = await renderApp('/', { signedInAs: 'player@demo.slipway.test', element });
    await app.screen.findAllByText(shown);
    expect(app.screen.queryByText(LATE)).toBeNull();
    const reach = globalThis.fetch;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      asked.push(url);
      if (url.includes(path)) await gate;
      return reach(url, init);
    });
    app.store.dispatch(api.util.invalidateTags(['Account', 'Bets', 'GameBalances', 'Orders']));
    expect(await app.screen.findByText(LATE)).toBeTruthy();
    expect(asked.filter((url) => url.includes(path)).length).toBeGreaterThan(0);
    expect(app.screen.getAllByText(shown).length).toBeGreaterThan(0);
    release();
    await vi.waitFor(() => expect(app.screen.queryByText(LATE)).toBeNull());
  },
);
