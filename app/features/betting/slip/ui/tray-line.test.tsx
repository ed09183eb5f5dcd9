import { act, fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { injectedSlip, pickToggled } from '#app/features/betting/slip/model/slip-slice.ts';
import { DEMO_PLAYER } from '#app/test/demo-player.ts';
import { renderApp } from '#app/test/render-app.tsx';
import { QuickBet } from './quick-bet.tsx';

let app: Awaited<ReturnType<typeof renderApp>>;
afterEach(() => app.close());

it('a line that moved is accepted in the tray, where its reason says that it has to be', async () => {
  app = await renderApp('/', { element: <QuickBet />, signedInAs: DEMO_PLAYER.email, width: 390 });
  const { screen, simulator, store } = app;
  const world = simulator.world();
  const match = world.fixtures
    .onSale('soccer', world.now())
    .find(
      ({ state, markets }) =>
        state === 'scheduled' && markets.some((each) => each.kind === 'handicap' && each.status === 'open'),
    );
  const market = match?.markets.find(({ kind }) => kind === 'handicap');
  const sold = market?.outcomes.find(({ outcome }) => outcome === 'w');
  if (match === undefined || market === undefined || sold === undefined) throw new Error('No handicap is on sale.');
  const { match_id: matchId, home, away, league, start_time: startTime } = match;
  const seen = {
    game: 'soccer',
    matchId,
    home,
    away,
    league: league.name,
    startTime,
    market: 'handicap',
    outcome: 'w',
  } as const;
  act(() => void store.dispatch(pickToggled({ ...seen, odds: sold.odds, line: '9' })));
  fireEvent.click(await screen.findByRole('button', { name: 'Accept changes' }));
  expect(injectedSlip.selectSlice(store.getState()).items[0]?.line).toBe(market.handicap_val);
  await expect.poll(() => screen.queryByRole('button', { name: 'Accept changes' })).toBeNull();
});
