// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { signedIn } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { errorText } from '#app/api/refusals/error-text.ts';
import { MONEY_ROW_NAMES } from './money-row-names.ts';
import { selectMoneyCall } from './money-slice.ts';
import { pressMoney } from './run-money.ts';
import { storedIntentsOf } from './stored-intents.ts';

vi.mock('./every-money-row.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

// A new build replaces the chunk that has the money calls, and the old name answers 404.
it.each(MONEY_ROW_NAMES)('%s: without its code nothing is sent, and the page offers to reload', async (row) => {
  const sent = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', sent);
  const store = createStore();
  store.dispatch(signedIn({ token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u1', role: 3 }));
  await store.dispatch(pressMoney(row, {}));
  expect(sent).not.toHaveBeenCalled();
  expect(storedIntentsOf('u1')).toEqual([]);
  const call = selectMoneyCall(store.getState(), row);
  expect(call).toMatchObject({ status: 'refused', error: { kind: 'notLoaded' } });
  expect(call?.status === 'refused' && errorText(call.error)).toEqual({ key: 'error.part' });
});
