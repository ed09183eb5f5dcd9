// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Idempotency } from '#contract/brand';
import { HEADERS } from '#contract/wire';
import { serverClock } from '#app/api/server-clock.ts';
import { createTransport } from '#app/api/transport.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { forget } from '#app/store/vault.ts';
import { chatLineOpener } from './chat-line.ts';

const PLAYER = { token: 'token-of-the-session', freshToken: 'fresh-token-of-player', userId: 'u1', role: 3 } as const;
const TICKET = 'ticket.main.0123456789';
const TOKEN = 'chat-token-0123456789';
const opened: FakeSocket[] = [];

class FakeSocket extends EventTarget {
  readonly query: string;
  constructor(address: string) {
    super();
    this.query = new URL(address).search;
    opened.push(this);
  }
}

beforeEach(() => vi.stubGlobal('WebSocket', FakeSocket));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forget('nonLoginOtherChatID');
  opened.length = 0;
});

/** A page and its upstream; `ticketStatus` is what it answers to the question for a ticket. */
function start({ ticketStatus = 200, idempotency = 'keyed' }: { ticketStatus?: number; idempotency?: Idempotency }) {
  const asked: string[] = [];
  /** What each guest is named by. */
  const named: string[] = [];
  const ok = (data: unknown) => new Response(JSON.stringify({ code: 0, msg: '', data }));
  const fetch = async (url: string, init?: RequestInit) => {
    const call = url.split('/').at(-1) ?? '';
    asked.push(call);
    const name = new Headers(init?.headers).get(HEADERS.chatTimestamp);
    if (name !== null) named.push(name);
    if (call !== 'socket_ticket') return ok({ token: TOKEN, url: '/im-new' });
    if (ticketStatus === 200) return ok({ ticket: TICKET, expires_in: 30 });
    return new Response(JSON.stringify({ code: 1501, msg: '', data: null }), { status: ticketStatus });
  };
  const store = createStore(createTransport({ fetch, random: () => 0, idempotency }));
  const opener = (isPlayer: boolean) => {
    if (isPlayer) store.dispatch(signedIn(PLAYER));
    const open = chatLineOpener(store.dispatch, isPlayer);
    /** Opens a socket, and lets it open or end. */
    return async (event: 'open' | 'close') => {
      await open();
      const socket = opened.at(-1);
      socket?.dispatchEvent(new Event(event));
      socket?.dispatchEvent(new Event('close'));
      return socket?.query;
    };
  };
  return { asked, named, opener };
}

const byTicket = `?ticket=${TICKET}`;
const byToken = `?token=${TOKEN}`;

it("opens a player's chat by a ticket each time, and the chat's token is not even asked for", async () => {
  const { asked, opener } = start({});
  const open = opener(true);
  expect([await open('open'), await open('open')]).toEqual([byTicket, byTicket]);
  expect(asked).toEqual(['socket_ticket', 'socket_ticket']);
});

it("names the page's language, which need not be the browser's", async () => {
  document.documentElement.lang = 'ru';
  const open = start({}).opener(true);
  expect([await open('close'), await open('open')]).toEqual([`${byTicket}&language=ru`, `${byToken}&language=ru`]);
  document.documentElement.lang = '';
});

it('takes the token where the upstream has no tickets, and asks for one once', async () => {
  const { asked, opener } = start({ ticketStatus: 501 });
  const open = opener(true);
  expect([await open('open'), await open('open')]).toEqual([byToken, byToken]);
  expect(asked).toEqual(['socket_ticket', 'getChatToken', 'getChatToken']);
});

it('never asks an upstream without keys, nor for a guest', async () => {
  const without = start({ idempotency: 'none' });
  expect(await without.opener(true)('open')).toBe(byToken);
  const guest = start({});
  expect(await guest.opener(false)('open')).toBe(byToken);
  expect([without.asked, guest.asked]).toEqual([['getChatToken'], ['getNonLoginToken']]);
});

it('takes the token after a ticket that opened nothing, stays with what opens, and tries the ticket again when neither does', async () => {
  const open = start({}).opener(true);
  expect([await open('close'), await open('open'), await open('open')]).toEqual([byTicket, byToken, byToken]);
  expect([await open('close'), await open('open')]).toEqual([byToken, byTicket]);
});

it('two guests who ask in the same millisecond are named apart, and each keeps the name', async () => {
  const now = Date.now();
  vi.spyOn(serverClock, 'transportTime').mockReturnValue(now);
  const { named, opener } = start({});
  const open = opener(false);
  await open('open');
  await open('open');
  forget('nonLoginOtherChatID');
  await open('open');
  const [first, again, other] = named;
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  // A time value, which an upstream may look at.
  expect(named.every((name) => /^\d{1,13}$/.test(name) && Number(name) <= now)).toBe(true);
});
