import { within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '#app/test/render-app.tsx';
import { forgetCalm } from '#app/ui/first/calm.ts';

// A page is calm once and for all.
beforeEach(forgetCalm);
afterEach(() => {
  vi.unstubAllGlobals();
  forgetCalm();
});

it("the brand's picture stands below the matches before the page is calm, and what comes later does not", async () => {
  // A page that is never idle.
  vi.stubGlobal('requestIdleCallback', () => 0);
  const app = await renderApp('/', {
    settings: ({ layout }) => ({ layout: { ...layout, home: ['sports', 'banners', 'lotteries'] } }),
  });
  await app.screen.findByLabelText('View all: Soccer');
  const main = within(app.screen.getByRole('main'));
  expect(await main.findByText('All matches')).toBeTruthy();
  expect(main.queryByRole('heading', { name: 'Lotteries' }) === null).toBe(true);
  await app.close();
});
