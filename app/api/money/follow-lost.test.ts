// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { signedIn } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { startMoney } from './start-money.ts';

vi.mock('./follow.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a page that has a money call open, but not the code that follows it, says that it is incomplete', async () => {
  const said = vi.fn<() => void>();
  addEventListener('slipwayincomplete', said, { once: true });
  localStorage.setItem('slipway.pendingMoney.v1', '[]');
  const store = createStore();
  startMoney(store);
  store.dispatch(signedIn({ token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u1', role: 3 }));
  await expect.poll(() => said.mock.calls.length).toBe(1);
});
