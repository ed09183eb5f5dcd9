import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CODES } from '#contract/reasons';
import { Refusal } from '#contract/rows';
import { hostedBefore, siteFolder } from './hosted.fixture.ts';
import {
  BET_ADDRESSES,
  BRAND,
  HAS_CADDY,
  HAS_NGINX,
  startCaddy,
  startNginx,
  startNode,
} from './hosting-servers.fixture.ts';

const out = siteFolder();

// A machine without one of them says so in the name of the test.
describe.skipIf(!HAS_NGINX && !HAS_CADDY).each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
  ['slipway serve', startNode],
] as const)(`a site behind %s (nginx here: ${HAS_NGINX}, Caddy: ${HAS_CADDY})`, (_, start) => {
  const server = hostedBefore(out, start);

  it('is closed for a while by a file: pages say so, no bet is passed on, my bets and all else stay', async () => {
    const switched = path.join(out, `${BRAND}.closed`);
    const call = async (address: string, method = 'POST') => {
      server.upstream.seen.length = 0;
      const response = await fetch(server.url + address, { method, ...(method === 'POST' && { body: '{}' }) });
      return [response.status, await response.text(), server.upstream.seen.length] as const;
    };
    writeFileSync(switched, '');
    for (const address of ['/', '/sport/soccer', '/no/page']) {
      const response = await fetch(server.url + address);
      expect([address, response.status, response.headers.get('retry-after')]).toEqual([address, 503, '300']);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
      expect(await response.text()).toContain('<h1 data-text="title">');
    }
    for (const address of ['/my-bets', '/my-bets?bet=soccer.1']) {
      const response = await fetch(server.url + address);
      expect([address, response.status]).toEqual([address, 200]);
      expect(await response.text()).toContain('id="slipway-config"');
    }
    for (const file of ['/health.json', '/assets/app-1.js', '/offline.css'])
      expect([file, (await fetch(server.url + file)).status]).toEqual([file, 200]);
    for (const address of BET_ADDRESSES) {
      const [status, body, passed] = await call(address);
      expect([address, status, passed]).toEqual([address, 403, 0]);
      expect(v.parse(Refusal, JSON.parse(body)).code).toBe(CODES.gameDisabled.code);
    }
    for (const [address, method] of [
      ['/sports/api/v1/soccer/mybet', 'GET'],
      ['/sports/api/v1/account/login', 'POST'],
      ['/sports/api/v1/soccer/mybet/7/cashout', 'POST'],
    ] as const)
      expect([address, (await call(address, method))[0]]).toEqual([address, 200]);
    rmSync(switched);
    expect((await fetch(server.url)).status).toBe(200);
    expect((await call('/sports/api/v1/soccer/bet'))[0]).toBe(200);
  });
});
