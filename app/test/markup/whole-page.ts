import { expect, vi } from 'vitest';
import type { renderApp } from '#app/test/render-app.tsx';
import { outlineOf } from './outline.ts';

/** Waits until a page shows all these facts (see `outlineOf`); the error says what it lacks, and what it shows. */
export async function expectPage(
  { screen }: Awaited<ReturnType<typeof renderApp>>,
  facts: readonly string[],
): Promise<void> {
  const shown = () => {
    const main = screen.container.querySelector('main');
    return main === null ? [] : outlineOf(main);
  };
  await vi.waitFor(() => expect(shown()).toEqual(expect.arrayContaining([...facts])), {
    interval: 50,
  });
}
