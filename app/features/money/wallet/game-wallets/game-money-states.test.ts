// @vitest-environment jsdom
// Own workers: another page that is left open would add its calls to those that are noted.
// @vitest-environment-options {"pretendToBeVisual": true}
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import type { MoneyProgress } from '#app/api/money/money-slice.ts';
import { statesFile, statesOf } from '#app/test/markup/drawn-states.ts';
import { GameMoneyNotice } from './game-money-notice.tsx';
import type { GameWallet } from './game-wallets.ts';
import type { useGameMoney } from './use-game-money.ts';

type Money = ReturnType<typeof useGameMoney>;

const WALLET: GameWallet = { game: 'cardGame', id: 'cardGame', gameId: '7' };
const last = { wallet: WALLET, way: 'out', amount: '12.50', currency: 'BRL' } as const;
const IDLE: Money = {
  pressed: undefined,
  last: undefined,
  taken: undefined,
  isLocked: false,
  move: () => undefined,
  takeAll: () => Promise.resolve(),
};
const pressed = (progress: MoneyProgress): Money['pressed'] => ({ row: 'moveOutOfCardGame', progress });
const refused = pressed({ status: 'refused', error: { kind: 'refused', status: 400, reason: 'insufficientBalance' } });

const STATES: Readonly<Record<string, Partial<Money>>> = {
  'nothing was pressed': {},
  'moved in': { last: { ...last, way: 'in' }, pressed: pressed({ status: 'accepted' }) },
  'moved out': { last, pressed: pressed({ status: 'accepted' }) },
  'accepted before this visit': { pressed: pressed({ status: 'accepted' }) },
  sending: { last, pressed: pressed({ status: 'sending' }) },
  unknown: { last, pressed: pressed({ status: 'unknown' }) },
  refused: { last, pressed: refused },
  'everything is back': { last, taken: 'all', pressed: pressed({ status: 'accepted' }) },
  'there was nothing to take back': { taken: 'nothing' },
  'taking back, before the first transfer': { taken: 'busy' },
  'taking back was refused': { last, taken: 'failed', pressed: refused },
  'a balance could not be read': { taken: 'failed' },
  'one wallet is empty, the next could not be read': {
    last,
    taken: 'failed',
    pressed: pressed({ status: 'accepted' }),
  },
};

it('each outcome of transfers between wallets', async () => {
  const text = await statesOf({ notesOverlays: true }, async (states) => {
    for (const [name, money] of Object.entries(STATES))
      await states.draw(
        name,
        h(GameMoneyNotice, { money: { ...IDLE, ...money }, currency: 'BRL', nameOf: () => 'Card games' }),
      );
  });
  await expect(text).toMatchFileSnapshot(statesFile('money/game-money'));
});
