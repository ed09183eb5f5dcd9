import { fireEvent, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#app/test/render-app.tsx';
import { kept } from '#app/store/vault.ts';
import { runDue } from '#simulator/testing';

const PLAYER = 'player@demo.slipway.test';
type App = Awaited<ReturnType<typeof renderApp>>;

/** Changes a response of the upstream. */
function changing<T>(path: RegExp, change: (data: T) => unknown) {
  const reach = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const response = await reach(url, init);
    if (!path.test(url)) return response;
    const body = (await response.json()) as { data: T };
    return Response.json({ ...body, data: change(body.data) }, { headers: response.headers });
  });
}

describe('the lotteries', () => {
  let app: App;
  afterEach(() => app.close());

  it('/lottery shows every lottery of the brand with its draw and its countdown', async () => {
    app = await renderApp('/lottery', { signedInAs: PLAYER });
    expect(await app.screen.findByRole('heading', { level: 1, name: 'Lotteries' })).toBeTruthy();
    const cards = await app.screen.findAllByTestId('draw-status');
    expect(app.screen.getAllByTestId(/^lottery-/)).toHaveLength(7);
    for (const card of cards) expect(within(card).getByRole('timer').textContent).toMatch(/^\d+:\d\d(:\d\d)?$/);
  });

  it('/lottery begins with the lottery that was opened last', async () => {
    app = await renderApp('/lottery/twnmarksix', { signedInAs: PLAYER });
    await app.screen.findByTestId('draw-status');
    await expect.poll(() => kept('currentLotteryID')).toBe('twnmarksix');
    await app.close();
    app = await renderApp('/lottery', { signedInAs: PLAYER });
    await app.screen.findAllByTestId('draw-status');
    expect(app.screen.getAllByTestId(/^lottery-/)[0]?.dataset['testid']).toBe('lottery-twnmarksix');
  });

  it('the numbers of a draw begin with the first place', async () => {
    app = await renderApp('/lottery/hkmarksix', { signedInAs: PLAYER });
    fireEvent.click(await app.screen.findByRole('button', { name: 'Drawn number' }));
    const places = within(await app.screen.findByRole('group', { name: 'Place in the draw' }));
    expect(places.getAllByRole('button').map((each) => [each.textContent, each.getAttribute('aria-pressed')])).toEqual([
      ['1st number', 'true'],
      ['2nd number', 'false'],
      ['3rd number', 'false'],
      ['4th number', 'false'],
      ['5th number', 'false'],
      ['6th number', 'false'],
    ]);
  });

  it('a race begins with the two sides, all of them', async () => {
    app = await renderApp('/lottery/pk10', { signedInAs: PLAYER });
    const pressed = async (name: string) =>
      within(await app.screen.findByRole('group', { name }))
        .getAllByRole('button')
        .filter((each) => each.getAttribute('aria-pressed') === 'true')
        .map(({ textContent }) => textContent);
    expect([await pressed('Bet type'), await pressed('Show')]).toEqual([['Two sides'], ['All']]);
  });

  it('a lottery that is not offered says so and leads to those that are', async () => {
    app = await renderApp('/lottery/loto649', { signedInAs: PLAYER });
    expect(await app.screen.findByText('This lottery is not offered here.')).toBeTruthy();
    expect(app.screen.getByRole('link', { name: 'All lotteries' }).getAttribute('href')).toBe('/lottery');
  });

  it('a pick is in the slip beside the page, with its stake and possible payout', async () => {
    app = await renderApp('/lottery/hkmarksix', { signedInAs: PLAYER });
    fireEvent.click(await app.screen.findByRole('button', { name: '8, Red, Pig, odds 47.00' }));
    expect(app.screen.getByTestId('draw-status').textContent).toContain('1 selected');
    const slip = await app.screen.findByRole('region', { name: 'Lottery slip' });
    fireEvent.change(await within(slip).findByLabelText('Amount for each'), { target: { value: '2.5' } });
    expect(await within(slip).findByText('Pays up to 117.50 USDT')).toBeTruthy();
    expect(within(slip).getByTestId('draw-stake').textContent).toBe('2.50\u00a0USDT');
    // An amount that is emptied takes its selection off.
    const amount = within(slip).getByLabelText('Amount for 8, Special number');
    fireEvent.change(amount, { target: { value: '' } });
    fireEvent.blur(amount);
    expect(await within(slip).findByText('Nothing selected yet')).toBeTruthy();
  });

  it('a year that the zodiac table lacks is an error that says so; numbers keep their colours and have no animals', async () => {
    app = await renderApp('/lottery/hkmarksix', {
      signedInAs: PLAYER,
      before: ({ simulator }) => {
        simulator.world().clock.set(Date.parse('2028-03-01T08:00:00Z'));
        runDue(simulator.world());
      },
    });
    expect(await app.screen.findByText(/zodiac year of this draw is not known/)).toBeTruthy();
    expect(app.screen.getByTestId('draw-status').textContent).toContain('Cancelled: stakes are returned');
    expect(await app.screen.findByRole('button', { name: '8, Red, odds 47.00' })).toBeTruthy();
    fireEvent.click(app.screen.getByRole('button', { name: 'Special: animal' }));
    expect(app.screen.queryByRole('toolbar')).toBeNull();
    fireEvent.click(app.screen.getByRole('button', { name: 'Zodiac combinations' }));
    expect(app.screen.queryByRole('toolbar')).toBeNull();
  });

  it('a draw that is over without its numbers says that its result is missing', async () => {
    app = await renderApp('/lottery/hkmarksix', {
      signedInAs: PLAYER,
      before: () =>
        changing<{ draws: { numbers?: number[] }[] }>(/hkmarksix\?/, ({ draws, ...page }) => ({
          ...page,
          draws: draws.map(({ numbers, ...draw }, index) =>
            index === 1 ? draw : { ...draw, ...(numbers && { numbers }) },
          ),
        })),
    });
    expect(await app.screen.findByText(/is over, but its result has not been published/)).toBeTruthy();
  });

  it('a race that is over without its finish says so too', async () => {
    app = await renderApp('/lottery/pk10', {
      signedInAs: PLAYER,
      before: () =>
        changing<{ races: { result?: number[] }[] }>(/pk10\/list/, ({ races, ...page }) => ({
          ...page,
          races: races.map(({ result: _, ...race }) => race),
        })),
    });
    expect(await app.screen.findByText(/is over, but its finish has not been published/)).toBeTruthy();
  });

  it('odds are shown all or none', async () => {
    app = await renderApp('/lottery/hkmarksix', {
      signedInAs: PLAYER,
      before: () =>
        changing<{ index: number; top: string }[]>(/marksix\/odds/, (odds) =>
          odds.filter(({ index, top }) => !(index === 0 && top === '7')),
        ),
    });
    expect(await app.screen.findByText(/There are no odds for this bet type/)).toBeTruthy();
    fireEvent.click(app.screen.getByRole('button', { name: 'Special: sides' }));
    expect(await app.screen.findByRole('button', { name: 'Big, odds 1.97' })).toBeTruthy();
  });

  it('draws that cannot be loaded say so and can be tried again', async () => {
    app = await renderApp('/lottery/pk10', {
      signedInAs: PLAYER,
      before: () => {
        const reach = globalThis.fetch;
        vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
          /pk10\/list/.test(url) ? Promise.resolve(new Response('', { status: 500 })) : reach(url, init),
        );
      },
    });
    expect(await app.screen.findByText('The draws could not be loaded.')).toBeTruthy();
    expect(app.screen.getByRole('button', { name: /again/i })).toBeTruthy();
  });

  it('statistics are a picture with a table behind it', async () => {
    app = await renderApp('/lottery/hkmarksix', { signedInAs: PLAYER });
    const details = (await app.screen.findByText('Statistics')).closest('details');
    if (details === null) throw new Error('no statistics');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const table = await app.screen.findByRole('table', { name: /in the last 100 draws/ });
    const values = within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => Number(textContent));
    expect(values).toHaveLength(49);
    // One special number in each of a hundred draws.
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(100);
  });
});
