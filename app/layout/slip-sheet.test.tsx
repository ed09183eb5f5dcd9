import { fireEvent } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { pickToggled } from '#app/features/betting/slip/index.ts';
import { placingStarted, placingEnded } from '#app/features/betting/slip/placing/placing-slice.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { DEMO_PLAYER } from '#app/test/demo-player.ts';
import { openDialogs } from '#app/test/open-dialogs.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { SlipSheet } from './slip-sheet.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

describe('the slip over the page', () => {
  let app: Awaited<ReturnType<typeof renderApp>>;
  beforeEach(() => {
    localStorage.clear();
    openDialogs();
  });
  afterEach(async () => {
    await app.close();
    localStorage.clear();
  });

  it('puts receipts and refusals away when it is closed, keeps the picks, and strips what opens overlays from the query', async () => {
    app = await renderApp('/sport/soccer?menu=true&day=2026-03-15', {
      signedInAs: DEMO_PLAYER.email,
      element: (
        <>
          <SlipSheet shape="sheet" />
          <Address />
        </>
      ),
    });
    app.store.dispatch(overlayOpened({ kind: 'slip' }));
    app.store.dispatch(pickToggled(aPick()));
    const userId = app.store.getState().session.player?.userId ?? '';
    const bets = [{ key: 'k1', game: 'soccer', picks: [], state: 'waiting' }] as const;
    app.store.dispatch(placingStarted({ userId, bets: bets.map((bet) => ({ ...bet, picks: [] })) }));
    app.store.dispatch(placingEnded());
    await expect.poll(() => app.screen.queryAllByTestId('slip-pick')).toHaveLength(1);
    fireEvent.click(app.screen.getByRole('button', { name: 'Close' }));
    await expect.poll(() => app.store.getState().placing?.bets).toEqual([]);
    expect(app.store.getState().slip?.items).toHaveLength(1);
    expect(app.store.getState().overlay.kind).toBe('none');
    await expect.poll(() => app.screen.getByTestId('address').textContent).toBe('/sport/soccer?day=2026-03-15');
  });

  it.each(['sheet', 'drawer'] as const)('is a %s', async (shape) => {
    app = await renderApp('/', { element: <SlipSheet shape={shape} /> });
    expect((await app.screen.findByRole('dialog', { name: 'Bet slip' })).dataset['shape']).toBe(shape);
  });
});
