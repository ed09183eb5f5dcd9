import { afterEach, expect, it } from 'vitest';
import { renderApp } from '#app/test/render-app.tsx';
import { ReasonList } from './reason-list.tsx';

let app: Awaited<ReturnType<typeof renderApp>>;
afterEach(() => app.close());

it.each([
  ['exceedsMaxBonus', 'The highest possible return is limited to 500.00\u00a0USDT. Lower the stake.'],
  ['belowMinBonus', 'The highest possible return must be at least 500.00\u00a0USDT. Raise the stake.'],
  ['cannotWin', 'This bet cannot win: it costs 501.00\u00a0USDT and returns at most 500.00\u00a0USDT.'],
  ['exceedsMaxBet', 'The total stake can be at most 500.00\u00a0USDT.'],
  ['belowMinBet', 'The total stake must be at least 500.00\u00a0USDT.'],
  ['exceedsMaxMultiple', 'The multiple is above the maximum of 500.'],
  ['belowMinMultiple', 'The multiple is below the minimum of 500.'],
  ['insufficientAccountBalance', 'Your balance of 500.00\u00a0USDT does not cover this stake.'],
] as const)('the reason %s is a sentence with its number', async (name, text) => {
  const warning = { name, amount: '501', limit: '500', currency: 'USDT' };
  app = await renderApp('/', { element: <ReasonList id="slip-reasons" reasons={[{ kind: 'limit', warning }]} /> });
  await expect.poll(() => app.screen.getByTestId('reasons').textContent).toBe(text);
});
