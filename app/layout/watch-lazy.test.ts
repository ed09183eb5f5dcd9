// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { HeaderTools } from './watch-lazy.ts';

vi.mock('#app/ui/first/calm.ts', () => ({ whenCalm: async () => undefined }));
vi.mock('./watch.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('without the code of search, messages and toasts the page says that it is incomplete', async () => {
  const said = vi.fn<() => void>();
  addEventListener('slipwayincomplete', said, { once: true });
  const { unmount } = render(createElement(Suspense, { fallback: null }, createElement(HeaderTools)));
  await expect.poll(() => said.mock.calls.length).toBe(1);
  unmount();
  // React's last turn needs the page, which goes after the test.
  await new Promise((resolve) => setImmediate(resolve));
});
