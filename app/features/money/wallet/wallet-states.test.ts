// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import { statesOf } from '#app/test/markup/drawn-states.ts';
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
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      await states.draw('the wallet', h(WalletPanel, { type: 'deposit', onType: nothing, games: [] }));
      await states.explore('a deposit', h(Deposit));
      await states.explore('a withdrawal', h(Withdraw));
      await states.explore('a transfer', h(Transfer));
    },
    `
    # the wallet
    button "Deposit" [pressed]
    button "Crypto" [pressed]
    radio "USDT TRC-20 TronGate 10.00 to 20,000.00 USDT No fee" [checked]
    "USDT TRC-20"
    # a deposit: USDT ERC-20EtherGate50.00 to 20,000.00 USDTNo fee
    radio "USDT ERC-20 EtherGate 50.00 to 20,000.00 USDT No fee" [checked]
    # a deposit: 10
    textbox "Amount" = "10"
    # a deposit: 20
    textbox "Amount" = "20"
    # a deposit: Deposit
    textbox "Amount" = "" [invalid, focused]
    # a withdrawal
    radio "USDT TRC-20 TronGate 2.00 to 20,000.00 USDT Fee: 1.00 USDT" [checked]
    "2.00 to 20,000.00 USDT"
    "Fee: 1.00 USDT"
    "From 2.00 to 20,000.00 USDT · Available: 1,000.00 USDT"
    # a withdrawal: Max: Enter the highest possible amount
    textbox "Amount" = "1000"
    # a withdrawal: 2
    textbox "Amount" = "2"
    # a withdrawal: 5
    textbox "Amount" = "5"
    # a withdrawal: Review
    alert "Choose an account, or add one."
    # a transfer
    "Available: 1,000.00 USDT"
    "Receiver"
    "E-mail, mobile number with country code, or user name."
    # a transfer: Review
    textbox "Receiver" = "" [invalid, focused]
    # a deposit: nothing in its lists
    status "No payment methods are available at the moment. Please contact support."
    # a deposit: refused
    alert "This could not be loaded. Try again"
    button "Try again"
    # a deposit: not answered
    status "Loading"
    # a deposit: a phone
    "10.00 to 20,000.00 USDT"
    "USDT ERC-20"
    # a withdrawal: a phone
    button "Bank"
    button "PIX, E-wallet"
    # a transfer: a phone
    "Amount"
    "USDT"
  `,
  );
});

it('each state of the history, the bonuses and the wallets of games', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
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
    },
    `
    # the history
    button "All" [pressed]
    "Mar 14, 2026, 12:00 PM"
    "+1,000.00 USDT"
    "Balance: 1,000.00 USDT"
    # the wallets of games
    button "Into the game" [pressed]
    "1,000.00 USDT"
    "0.00 USDT"
    "These games are played from a wallet of their own. Move money in before you play, and take it back when you are done."
    # the wallets of games: Max: Enter the highest possible amount
    textbox "Amount" = "0"
    # the wallets of games: one is emptied, the next cannot be read
    alert "Not everything is back: a game wallet could not be read. Please try again."
    "1.50 USDT"
    "Back in your main wallet from Card games: 1.50 USDT."
    "This could not be loaded."
    # a game that is not open
    "Available: 0.00 USDT"
    "Asia Tables"
    link "Play: Asia Tables"
    "BB Lounge"
    # the history: nothing in its lists
    button "Export as CSV" [disabled]
    button "Deposits"
    # the history: a phone
    button "Export as CSV"
    "Opening balance"
    # the wallets of games: nothing in its lists
    "Main wallet"
    "Card games"
    # the wallets of games: a phone
    link "Play: Card games"
    link "Play: BB Lounge"
  `,
  );
});

it('each state of the wallet of a new player', async () => {
  await statesOf(
    { account: 'empty@demo.slipway.test', notesOverlays: true },
    async (states) => {
      await states.explore('a withdrawal', h(Withdraw));
      await states.draw('the history', h(History, {}));
      await states.draw('a transfer', h(Transfer));
    },
    `
    # a withdrawal
    "It protects every withdrawal and transfer. Choose exactly 6 characters that nobody can guess."
    heading "Set a payment password"
    "New payment password"
    button "Show new payment password"
    # a withdrawal: Save payment password
    alert "New payment password Enter your payment password."
    # the history
    button "Withdrawals"
    button "Bets"
    button "Bonuses"
    "From"
    # a transfer
    "Repeat payment password"
    button "Show repeated payment password"
    button "Save payment password"
  `,
  );
});
