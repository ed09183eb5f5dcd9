// A worker of its own: it starts the wallet channel.
// @vitest-environment-options {"url": "http://raw.test/"}
import type { ChildProcess } from 'node:child_process';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Bet } from '#contract/entities';
import { type FirstMatches, listMatches } from '#app/features/betting/matches/matches-api.ts';
import { pickOf, pickToggled } from '#app/features/betting/slip/index.ts';
import { startPush } from '#app/push/start-push.ts';
import { enter, startRawUpstream } from '#app/test/raw-upstream.ts';
import { renderApp } from '#app/test/render-app.tsx';

let raw: ChildProcess;
let url: string;
let app: Awaited<ReturnType<typeof renderApp>>;
const sockets: string[] = [];

beforeAll(async () => {
  ({ raw, url } = await startRawUpstream());
  startPush();
});
afterAll(() => raw.kill());

beforeEach(async () => {
  localStorage.clear();
  app = await renderApp('/coming-soon', { upstream: url });
  vi.stubGlobal(
    'WebSocket',
    class extends WebSocket {
      constructor(address: string) {
        const { pathname, search } = new URL(address);
        sockets.push(pathname + search);
        super(url.replace('http', 'ws') + pathname + search);
      }
    },
  );
});
afterEach(async () => {
  await app.close();
  localStorage.clear();
});

it('a bet of the slip is taken by a raw upstream, and no request of the page breaks section 7', async () => {
  const token = await enter(app.store);
  const slip = within(await app.screen.findByRole('region', { name: 'Bet slip' }));
  const { data } = (await app.store.dispatch(listMatches.initiate({ game: 'soccer', most: 6 }))) as {
    readonly data?: FirstMatches;
  };
  for (const match of data?.matches.slice(0, 2) ?? []) {
    const [market] = match.markets;
    const [home] = market?.outcomes ?? [];
    if (market && home) app.store.dispatch(pickToggled(pickOf(match, market, home)));
  }
  fireEvent.change(await slip.findByLabelText('Stake per line'), { target: { value: '10' } });
  const place = await slip.findByRole('button', { name: /^Place bet for 10\.00\sUSDT\s*returns up to 44\.10\sUSDT/ });
  await waitFor(() => expect((place as HTMLButtonElement).disabled).toBe(false));
  fireEvent.click(place);
  expect((await slip.findByTestId('receipt-id')).textContent).toBe('raw-bet-1');

  // The channel has the token in its query, where the upstream has no tickets; the deposit of 5 came by it.
  await waitFor(() => expect(sockets).toEqual([`/wss-new?token=${token}`]));
  await waitFor(() => expect(app.screen.getAllByText(/995\.00/).length).toBeGreaterThan(0));

  const read = async (path: string) => (await fetch(path)).json() as Promise<unknown>;
  const headers = { authorization: token, 'user-id': 'p-1', 'accept-language': 'en' };
  const mine = await fetch('/sports/api/v1/soccer/mybet?start=0&limit=20&status=-1', { headers });
  const { data: list } = (await mine.json()) as { readonly data: { readonly bets: readonly Bet[] } };
  expect(list.bets.map(({ bet_id: id, passes, bet_amount: total }) => [id, passes, total])).toEqual([
    ['raw-bet-1', ['2-string-1'], '10.000000'],
  ]);
  expect(await read('/wrong')).toEqual([]);
});

it('each request that breaks section 7 is noted, with what breaks it', async () => {
  const before = ((await (await fetch('/wrong')).json()) as unknown[]).length;
  const player = { 'accept-language': 'en', 'user-id': 'p-1' };
  const post = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });
  const json = { ...player, 'content-type': 'application/json' };
  const sent: readonly (readonly [string, RequestInit?])[] = [
    ['/sports/api/v1/soccer?start=0&limit=0&page=2'],
    ['/sports/api/v1/soccer/mybet?start=0&limit=20&status=1', { headers: player }],
    ['/sports/api/v1/bank_information', { headers: { 'accept-language': 'pt' } }],
    ['/sports/api/v1/slideshow', { headers: player }],
    ['/sports/api/v1/sign/phone', { ...post({ area_code: '55' }), headers: json }],
    ['/3rd-game/nggame/api/v1/ng/transfer_in', { ...post({ plat_type: 'ag', money: '5' }), headers: json }],
  ];
  for (const [path, init] of sent) await fetch(path, init);
  const wrong = (await (await fetch('/wrong')).json()) as readonly string[];
  expect(wrong.slice(before)).toEqual([
    'GET /sports/api/v1/soccer?start=0&limit=0&page=2: timestamp is missing, page is not a parameter, limit=0, accept-language',
    'GET /sports/api/v1/soccer/mybet?start=0&limit=20&status=1: status=1',
    'GET /sports/api/v1/bank_information: user-id',
    'GET /sports/api/v1/slideshow: platform',
    'POST /sports/api/v1/sign/phone: area_code is no number',
    'POST /3rd-game/nggame/api/v1/ng/transfer_in: currency is missing',
  ]);
  expect((await fetch('/sports/api/v1/changes', { headers: player })).status).toBe(404);
});
