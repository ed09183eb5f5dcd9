// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { it } from 'vitest';
import type { MoneyProgress } from '#app/api/money/money-slice.ts';
import { statesOf } from '#app/test/markup/drawn-states.ts';
import { GameMoneyNotice } from './game-money-notice.tsx';
import type { GameWallet } from './game-wallets.ts';
import type { useGameMoney } from './use-game-money.ts';

type Money = ReturnType<typeof useGameMoney>;

const WALLET: GameWallet = { game: 'cardGame', id: 'cardGame', gameId: '7' };
const IDLE: Money = {
  pressed: undefined,
  taken: undefined,
  isLocked: false,
  move: () => undefined,
  takeAll: () => Promise.resolve(),
};
const request = { params: {}, query: { game_id: '7', money: '12.50' } };
const pressed = (progress: MoneyProgress): Money['pressed'] => ({
  row: 'moveOutOfCardGame',
  progress,
  currency: undefined,
});
const refused = pressed({ status: 'refused', error: { kind: 'refused', status: 400, reason: 'insufficientBalance' } });

const STATES: Readonly<Record<string, Partial<Money>>> = {
  'nothing was pressed': {},
  'moved in': {
    pressed: { row: 'moveIntoCardGame', progress: { status: 'accepted', request }, currency: undefined },
  },
  'moved in, before the wallet was changed': {
    pressed: { row: 'moveIntoCardGame', progress: { status: 'accepted', request }, currency: 'USDT' },
  },
  'on its way, before the wallet was changed': {
    pressed: { row: 'moveIntoCardGame', progress: { status: 'checking', request }, currency: 'USDT' },
  },
  'moved out': { pressed: pressed({ status: 'accepted', request }) },
  'accepted, and the request is lost': { pressed: pressed({ status: 'accepted' }) },
  sending: { pressed: pressed({ status: 'sending' }) },
  unknown: { pressed: pressed({ status: 'unknown' }) },
  refused: { pressed: refused },
  'everything is back': { taken: 'all', pressed: pressed({ status: 'accepted' }) },
  'there was nothing to take back': { taken: 'nothing' },
  'taking back, before the first transfer': { taken: 'busy' },
  'taking back was refused': { taken: 'failed', pressed: refused },
  'a balance could not be read': { taken: 'failed' },
  'one wallet is empty, the next could not be read': {
    taken: 'failed',
    pressed: pressed({ status: 'accepted', request }),
  },
};

it('each outcome of transfers between wallets', async () => {
  await statesOf(
    { notesOverlays: true },
    async (states) => {
      for (const [name, money] of Object.entries(STATES))
        await states.draw(
          name,
          h(GameMoneyNotice, {
            money: { ...IDLE, ...money },
            currency: 'BRL',
            wallets: [WALLET],
            nameOf: () => 'Card games',
          }),
        );
    },
    `
    # moved in
    "Moved into Card games: 12.50 BRL."
    # moved in, before the wallet was changed
    "Moved into Card games: 12.50 USDT."
    # on its way, before the wallet was changed
    "We are checking whether 12.50 USDT was carried out."
    # moved out
    "Back in your main wallet from Card games: 12.50 BRL."
    # accepted, and the request is lost
    "This was carried out."
    # sending
    "Sending…"
    # unknown
    "We could not find out whether this was carried out."
    "It may have been. Look at your balance and your history before you try again, and contact support if you are not sure."
    link "Contact support"
    # refused
    alert "You have only 0.00 BRL."
    # everything is back
    "Everything is back in your main wallet."
    # there was nothing to take back
    "There is nothing to take back."
    # a balance could not be read
    alert "Not everything is back: a game wallet could not be read. Please try again."
  `,
  );
});
