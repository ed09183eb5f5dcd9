import { within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEMO_PLAYER } from '#app/test/demo-player.ts';
import { openDialogs } from '#app/test/open-dialogs.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { FlagOverlays } from './flag-overlays.tsx';

function Address() {
  const { search } = useLocation();
  return <output data-testid="search">{search}</output>;
}

let app: Awaited<ReturnType<typeof renderApp>>;
beforeEach(openDialogs);
afterEach(async () => {
  await app.close();
  localStorage.clear();
});

it.each([
  ['chat', 'Live support'],
  ['support', 'Live support'],
  ['mybet', 'My bets'],
])('the drawer %s lies over the menu of the phone, and closing it is back in the menu', async (flag, title) => {
  const element = (
    <>
      <FlagOverlays isDesktop={false} />
      <Address />
    </>
  );
  app = await renderApp(`/?menu=true&${flag}=true`, { signedInAs: DEMO_PLAYER.email, width: 390, element });
  const drawer = await app.screen.findByRole('dialog', { name: title });
  // The later of two modal dialogs covers the other.
  expect(app.screen.getAllByRole('dialog').map(({ dataset }) => dataset['shape'])).toEqual(['menu', 'drawer']);
  within(drawer).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => app.screen.queryByRole('dialog', { name: title })).toBeNull();
  expect(app.screen.getByTestId('search').textContent).toBe('?menu=true');
  expect(app.screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy();
});
