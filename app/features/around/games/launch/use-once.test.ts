// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { useOnce } from './use-once.ts';

it('works once, though effects run twice and the work is another one later', () => {
  const done: string[] = [];
  const { rerender, unmount } = renderHook((name: string) => useOnce(() => void done.push(name)), {
    initialProps: 'first',
    wrapper: StrictMode,
  });
  rerender('second');
  unmount();
  expect(done).toEqual(['first']);
});
