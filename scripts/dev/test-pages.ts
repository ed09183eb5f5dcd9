import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DevelopmentPages } from '#cli/build/stamp-brand.ts';

/** Each page's call with its token. */
const ASKED: Readonly<Record<string, string>> = {
  '/bets': '/sports/api/v1/soccer?limit=1',
  '/wallet': '/sports/api/v1/member/account',
  '/my-bets': '/sports/api/v1/soccer/mybet?limit=5',
};

const page = (name: string, address: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Test page ${name}</title>
<style>body { font: 16px system-ui; margin: 1rem; overflow-wrap: anywhere; } pre { white-space: pre-wrap; }</style>
<h1>Test page ${name}</h1>
<p>Token: <output id="token">not yet</output></p>
<p>GET ${address}</p>
<pre id="answer"></pre>
<script>
  addEventListener('message', async ({ data, source }) => {
    if (source !== parent || data?.slipway !== 'token') return;
    token.textContent = data.token === null ? 'none: no player is signed in' : 'received';
    const headers = data.token === null ? {} : { authorization: data.token };
    const got = await fetch(${JSON.stringify(address)}, { headers }).then((response) => response.json(), String);
    answer.textContent = JSON.stringify(got, null, 2);
  });
  parent.postMessage({ slipway: 'ready' }, '*');
</script>
</html>
`;

export interface TestPages {
  readonly origin: string;
  close(): void;
}

/** Brand files need https: `serveBrand` replaces it by this machine's address. */
export const TEST_PAGES_ORIGIN = 'https://test-pages.example';

/** For `npm start` and `npm run dev`, of any brand. */
export const DEVELOPMENT_PAGES: DevelopmentPages = {
  origin: TEST_PAGES_ORIGIN,
  testPages: {
    bets: `${TEST_PAGES_ORIGIN}/bets`,
    wallet: `${TEST_PAGES_ORIGIN}/wallet`,
    myBets: `${TEST_PAGES_ORIGIN}/my-bets`,
  },
};

/** The pages get the player's token from the app and show what it opens. */
export async function serveTestPages(upstream: string): Promise<TestPages> {
  const server: Server = createServer((request, response) => {
    const asked = ASKED[request.url ?? ''];
    if (asked === undefined) return void response.writeHead(404).end();
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
    response.writeHead(200, headers).end(page(request.url ?? '', upstream + asked));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
