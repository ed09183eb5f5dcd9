// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import type { Answers } from '#app/test/markup/drawn-upstream.ts';
import { Deposit } from './deposit/deposit.tsx';
import { GameWallets } from './game-wallets/game-wallets.tsx';
import { History } from './history/history.tsx';
import { LatestBonuses } from './history/latest-bonuses.tsx';
import { Transfer } from './transfer/transfer.tsx';
import { WalletPanel } from './wallet-panel.tsx';
import { Withdraw } from './withdraw/withdraw.tsx';

const nothing = () => undefined;

it('each state of the wallet', async () => {
  const text = await statesOf({ notesOverlays: true }, async (states) => {
    await states.draw('the wallet', h(WalletPanel, { type: 'deposit', onType: nothing, games: [] }));
    await states.explore('a deposit', h(Deposit));
    await states.explore('a withdrawal', h(Withdraw));
    await states.explore('a transfer', h(Transfer));
  });
  await expect(text).toMatchFileSnapshot(statesFile('money/wallet'));
});

it('each state of the history, the bonuses and the wallets of games', async () => {
  const text = await statesOf({ notesOverlays: true }, async (states) => {
    await states.explore('the history', h(History, { games: [{ id: 10, name: 'Soccer' }] }));
    await states.draw('the bonuses', h(LatestBonuses));
    await states.explore('the wallets of games', h(GameWallets, {}));
    const answers: Answers = {
      'ky/balance': { data: { balance: '1.5', currency: 'USDT' } },
      'money=1.5': { data: { balance: '1001.5', game_balance: '0', currency: 'USDT' } },
      'plat_type=ag': { refused: 'forbidden' },
    };
    await states.drawAgain(h(GameWallets, {}), { answers });
    await states.press('Take everything back', 'the wallets of games: one is emptied, the next cannot be read');
    await states.draw('the wallet of one game', h(GameWallets, { only: 'cardGame' }));
    await states.draw('a game that is not open', h(GameWallets, {}), {
      settings: () => ({ notOpen: { cardGame: 'comingSoon' } }),
    });
  });
  await expect(text).toMatchFileSnapshot(statesFile('money/wallet-history'));
});

it('each state of the wallet of a new player', async () => {
  const text = await statesOf({ account: 'empty@demo.slipway.test', notesOverlays: true }, async (states) => {
    await states.explore('a withdrawal', h(Withdraw));
    await states.draw('the history', h(History, {}));
    await states.draw('a transfer', h(Transfer));
  });
  await expect(text).toMatchFileSnapshot(statesFile('money/wallet-new'));
});
