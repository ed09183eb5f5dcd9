import { fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Match } from '#contract/entities';
import { pickOf, pickToggled, SlipPanel } from '#app/features/betting/slip/index.ts';
import { callAs } from '#app/test/call-as.ts';
import { DEMO_PLAYER } from '#app/test/player.ts';
import { renderApp } from '#app/test/render-app.tsx';

let app: Awaited<ReturnType<typeof renderApp>>;
beforeEach(() => localStorage.clear());
afterEach(() => app.close());

/** The slip, once the limit is set. */
function Later() {
  const [isShown, setShown] = useState(false);
  return isShown ? <SlipPanel /> : <button onClick={() => setShown(true)}>show</button>;
}

it('the highest possible stake is within the player’s own limit', async () => {
  app = await renderApp('/', {
    signedInAs: DEMO_PLAYER.email,
    settings: () => ({ profile: 'uk' }),
    element: <Later />,
  });
  const player = await callAs('', DEMO_PLAYER);
  const limit = { kind: 'stake', currency: 'USDT', period: 'day', value: '5' };
  await player.put('/sports/api/v1/protection/limits', limit);
  fireEvent.click(await app.screen.findByText('show'));
  const { matches } = (await player.get('/sports/api/v1/soccer?start=0&limit=200')) as { matches: readonly Match[] };
  for (const match of matches.filter(({ state }) => state === 'scheduled').slice(0, 1)) {
    const market = match.markets.find(({ kind }) => kind === 'wl');
    const [outcome] = market?.outcomes ?? [];
    if (market && outcome) app.store.dispatch(pickToggled(pickOf(match, market, outcome)));
  }
  const field = await app.screen.findByLabelText('Stake per line');
  const most = async () => {
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.click(await app.screen.findByRole('button', { name: 'MAX: Highest possible stake' }));
    return (field as HTMLInputElement).value;
  };
  await waitFor(async () => expect(await most()).toBe('5'));
});
