import { within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// A page is calm once and for all.
beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it("the brand's picture stands below the matches before the page is calm, and what comes later does not", async () => {
  // A page that is never idle.
  vi.stubGlobal('requestIdleCallback', () => 0);
  const { renderApp } = await import('#app/test/render-app.tsx');
  const app = await renderApp('/', {
    settings: ({ layout }) => ({ layout: { ...layout, home: ['sports', 'banners', 'lotteries'] } }),
  });
  await app.screen.findByLabelText('View all: Soccer');
  const main = within(app.screen.getByRole('main'));
  expect(await main.findByText('All matches')).toBeTruthy();
  expect(main.queryByRole('heading', { name: 'Lotteries' }) === null).toBe(true);
  await app.close();
});
