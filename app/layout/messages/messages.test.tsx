import { fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderApp } from '#app/test/render-app.tsx';
import { toastShown } from '#app/store/toast-slice.ts';
import { Messages } from './messages.tsx';

let app: Awaited<ReturnType<typeof renderApp>>;
afterEach(() => app.close());

it('a bet that was settled anew says in the list, as in its toast, what it pays and paid', async () => {
  app = await renderApp('/', { element: <Messages /> });
  const paid = { now: '0.00 USDT', before: '24.00 USDT' };
  app.store.dispatch(toastShown({ kind: 'info', text: 'toast.betResettled', paid }));
  // jsdom opens no popover: it is drawn when it is about to open.
  const list = await app.screen.findByLabelText('Recent messages', { selector: '[popover]' });
  fireEvent(list, Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  const [message] = await app.screen.findAllByRole('listitem', { hidden: true });
  expect(message?.textContent).toBe('A bet was settled again. It now pays 0.00 USDT; before, it paid 24.00 USDT.');
});
