import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderApp } from '#app/test/render-app.tsx';
import { handedOver } from '#app/store/session-slice.ts';
import { toastShown } from '#app/store/toast-slice.ts';
import { Messages } from './messages.tsx';

let app: Awaited<ReturnType<typeof renderApp>>;
afterEach(() => app.close());

/** What the list says; jsdom opens no popover: it is drawn when it is about to open. */
async function listed(): Promise<readonly (string | null)[]> {
  const list = await app.screen.findByLabelText('Recent messages', { selector: '[popover]' });
  fireEvent(list, Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  await app.screen.findByText(/./, { selector: '[popover] :is(li, p)' });
  return app.screen.queryAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
}

it('a bet that was settled anew says in the list, as in its toast, what it pays and paid', async () => {
  app = await renderApp('/', { element: <Messages /> });
  const paid = { now: '0.00 USDT', before: '24.00 USDT' };
  app.store.dispatch(toastShown({ kind: 'info', text: 'toast.betResettled', paid }));
  expect(await listed()).toEqual(['A bet was settled again. It now pays 0.00 USDT; before, it paid 24.00 USDT.']);
});

it('the messages of a player who has left are not the next one’s to read', async () => {
  app = await renderApp('/', { element: <Messages /> });
  app.store.dispatch(toastShown({ kind: 'info', text: 'toast.betSettled' }));
  app.store.dispatch(handedOver());
  app.store.dispatch(toastShown({ kind: 'warning', text: 'toast.slipFull' }));
  expect(await listed()).toEqual(['Your slip is full: it holds 15 matches of one game. Remove one first.']);
  expect(app.store.getState().toast.shown.map(({ text }) => text)).toEqual(['toast.slipFull']);
});
