import { within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '#app/test/render-app.tsx';

afterEach(() => vi.unstubAllGlobals());

it("the brand's picture stands below the matches before the page is calm, and what comes later does not", async () => {
  // A page that is never idle.
  vi.stubGlobal('requestIdleCallback', () => 0);
  const app = await renderApp('/', {
    settings: ({ layout }) => ({ layout: { ...layout, home: ['sports', 'banners', 'lotteries'] } }),
  });
  await app.screen.findByLabelText('View all: Soccer');
  const main = within(app.screen.getByRole('main'));
  expect(await main.findByText('All matches')).toBeTruthy();
  expect(main.queryByRole('heading', { name: 'Lotteries' })).toBeNull();
  await app.close();
});
