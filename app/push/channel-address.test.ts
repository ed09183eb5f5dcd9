// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://brand.test/my-bets"}
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTransport } from '#app/api/transport.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { startPush } from './start-push.ts';
import { FakeSocket } from './test-channel.ts';

const PLAYER = { token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u1', role: 3 } as const;
let opened: string[] = [];

beforeEach(() => {
  opened = [];
  const Socket = class extends FakeSocket {
    static readonly OPEN = 1;
    static readonly CONNECTING = 0;
    constructor(address: string) {
      super();
      opened.push(address);
    }
  };
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', async () => Response.json({ code: 0, msg: '', data: {} }));
});
afterEach(() => vi.unstubAllGlobals());

it('a guest opens no channel; a player opens a secure one at /wss-new, with the token', async () => {
  const store = createStore(createTransport({ idempotency: 'none' }));
  startPush();
  store.dispatch(signedOut({ because: 'left' }));
  await vi.dynamicImportSettled();
  expect(opened).toEqual([]);
  store.dispatch(signedIn(PLAYER));
  await vi.dynamicImportSettled();
  await expect.poll(() => opened).toEqual([`wss://brand.test/wss-new?token=${PLAYER.token}`]);
  store.dispatch(signedOut({ because: 'left' }));
});
