import { afterEach, expect, it } from 'vitest';
import { renderApp } from '#app/test/render-app.tsx';
import { Balance } from './balance.tsx';

let app: Awaited<ReturnType<typeof renderApp>>;
afterEach(() => app.close());

it('the balance is not announced as a bare number: what moved it says so', async () => {
  app = await renderApp('/', { signedInAs: 'player@demo.slipway.test', element: <Balance /> });
  const balance = await app.screen.findByRole('status', { name: 'Balance' });
  expect(balance.textContent).toMatch(/\d/);
  expect(balance.getAttribute('aria-live')).toBe('off');
});
