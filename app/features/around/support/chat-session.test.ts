// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChatMessage } from '#contract/entities';
import { createTransport } from '#app/api/transport.ts';
import { signedIn, signedOut } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';
import { forget, keep, kept } from '#app/store/vault.ts';
import { chatRetried, chatStarted, said } from './chat-session.ts';
import { messageWritten, selectChat, sendingFailed, sendingRetried } from './chat-slice.ts';

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 1;
  readonly frames: string[] = [];
  readonly token: string | null;
  constructor(address: string) {
    super();
    this.token = new URL(address).searchParams.get('token');
    sockets.push(this);
  }
  send(text: string) {
    const { say, ref } = JSON.parse(text) as { say: string; ref: string };
    this.frames.push(`${ref}: ${say}`);
  }
  close() {
    this.readyState = 3;
  }
  says(message: ChatMessage) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ message }) }));
  }
}
const sockets: FakeSocket[] = [];
const opened = new WeakSet<FakeSocket>();
const GUEST = 'token of getNonLoginToken';
const PLAYER = 'token of getChatToken';

beforeEach(() => {
  localStorage.clear();
  sockets.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(crypto.subtle, 'digest').mockResolvedValue(new ArrayBuffer(2));
});
afterEach(() => {
  forget('nonLoginOtherChatID');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const player = (userId: string) => signedIn({ token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId, role: 3 });
const left = signedOut({ because: 'left' });
const message = (cursor: number, over: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${cursor}`,
  cursor,
  from: 'support',
  name: 'Sam',
  text: `text ${cursor}`,
  at: '2026-03-14T12:00:00.000Z',
  ...over,
});
const waiting = (ref: string, isFailed?: boolean) => ({
  ref,
  text: `text of ${ref}`,
  ...(isFailed !== undefined && { isFailed }),
});
const [ONE, TWO] = ['ref-number-1', 'ref-number-2'];

/** A page, its upstream, and what both have of the chat. */
function open({
  missed = () => [],
}: { readonly missed?: () => readonly ChatMessage[] | Promise<readonly ChatMessage[]> } = {}) {
  const asked: string[] = [];
  const fetch = async (url: string, { body }: RequestInit) => {
    const call = url.split('/').at(-1) ?? '';
    asked.push(`${call}${typeof body === 'string' ? ` ${body}` : ''}`);
    const isSync = call === 'messagesync';
    const data = isSync ? { cursor: 0, messages: await missed() } : { token: `token of ${call}`, url: '/im-new' };
    return Response.json({ code: 0, msg: '', data });
  };
  const store = createStore(createTransport({ fetch, random: () => 0, idempotency: 'none' }), false);
  const shown = () => {
    const { status, messages, earlier, waiting } = selectChat(store.getState());
    const ids = (all: readonly ChatMessage[]) => all.map(({ id }) => id).join(' ');
    return { status, messages: ids(messages), earlier: ids(earlier), waiting };
  };
  return { store, shown, asked };
}
/** Lets what is on its way arrive; the newest socket opens, and has listed its messages. */
async function connect(): Promise<FakeSocket> {
  const socket = await vi.waitFor(() => {
    const newest = sockets.at(-1);
    if (newest === undefined || opened.has(newest)) throw new Error('No socket was opened.');
    return newest;
  });
  opened.add(socket);
  socket.dispatchEvent(new Event('open'));
  await vi.advanceTimersByTimeAsync(300);
  return socket;
}
const stored = () => JSON.parse(localStorage.getItem('slipway.chatQueue.v1') ?? 'null') as unknown;
const EMPTY = { status: 'connected', messages: '', earlier: '', waiting: [] };

it('a guest connects once, what is said is stored and sent, and what is confirmed is forgotten', async () => {
  const { store, shown, asked } = open();
  store.dispatch(chatStarted());
  expect(shown()).toEqual({ ...EMPTY, status: 'connecting' });
  const socket = await connect();
  store.dispatch(chatStarted());
  store.dispatch(chatRetried());
  await vi.advanceTimersByTimeAsync(10);
  expect([sockets.map(({ token }) => token), asked.length, shown()]).toEqual([[GUEST], 1, EMPTY]);
  vi.spyOn(crypto, 'randomUUID').mockReturnValue('00000000-0000-4000-8000-000000000000');
  store.dispatch(said('Hello'));
  const hello = { ref: '00000000-0000-4000-8000-000000000000', text: 'Hello' };
  expect([shown().waiting, stored(), socket.frames]).toEqual([
    [hello],
    { owner: 'visitor', waiting: [hello] },
    [`${hello.ref}: Hello`],
  ]);
  socket.says(message(1, { from: 'player', ref: hello.ref }));
  expect([shown(), stored()]).toEqual([{ ...EMPTY, messages: 'm1' }, null]);
});

it('what waited before a reload is sent, but not what failed, until it is tried again', async () => {
  localStorage.setItem(
    'slipway.chatQueue.v1',
    JSON.stringify({ owner: 'u1', waiting: [waiting(ONE), waiting(TWO, true)] }),
  );
  const { store, shown, asked } = open({ missed: () => [message(3), message(2)] });
  store.dispatch(player('u1'));
  store.dispatch(chatStarted());
  const socket = await connect();
  expect([asked, socket.token]).toEqual([['messagesync {"cursor":0}', 'getChatToken'], PLAYER]);
  expect(shown()).toEqual({ ...EMPTY, messages: 'm2 m3', waiting: [waiting(ONE), waiting(TWO, true)] });
  expect(socket.frames).toEqual([`${ONE}: text of ${ONE}`]);
  store.dispatch(sendingFailed(ONE));
  expect(stored()).toEqual({ owner: 'u1', waiting: [waiting(ONE, true), waiting(TWO, true)] });
  store.dispatch(sendingRetried(TWO));
  expect(stored()).toEqual({ owner: 'u1', waiting: [waiting(ONE, true), waiting(TWO, false)] });
  expect(socket.frames).toEqual([ONE, TWO].map((ref) => `${ref}: text of ${ref}`));
});

it("a lost connection is renewed, once the page is online, from the last message's cursor on", async () => {
  const { store, shown, asked } = open();
  store.dispatch(player('u1'));
  store.dispatch(chatStarted());
  const socket = await connect();
  socket.says(message(7));
  socket.dispatchEvent(new Event('close'));
  expect(shown().status).toBe('disconnected');
  dispatchEvent(new Event('online'));
  expect(shown().status).toBe('connecting');
  await connect();
  expect(shown()).toEqual({ ...EMPTY, messages: 'm7' });
  sockets[1]?.dispatchEvent(new Event('close'));
  store.dispatch(chatRetried());
  await connect();
  const sync = (cursor: number) => [`messagesync {"cursor":${cursor}}`, 'getChatToken'];
  expect(asked).toEqual([...sync(0), ...sync(7), ...sync(7)]);
});

it("a guest's messages move into the chat of the player who signs in, and end with the session", async () => {
  const { store, shown } = open();
  store.dispatch(chatStarted());
  const guest = await connect();
  await keep({ nonLoginOtherChatID: '7' });
  guest.says(message(1));
  guest.dispatchEvent(new Event('close'));
  store.dispatch(messageWritten(waiting(ONE)));
  store.dispatch(player('u1'));
  expect(shown()).toEqual({ ...EMPTY, status: 'connecting', earlier: 'm1', waiting: [waiting(ONE)] });
  expect([kept('nonLoginOtherChatID'), stored()]).toEqual([undefined, { owner: 'u1', waiting: [waiting(ONE)] }]);
  const own = await connect();
  expect([own.token, own.frames]).toEqual([PLAYER, [`${ONE}: text of ${ONE}`]]);
  guest.says(message(2));
  expect(shown().messages).toBe('');
  await keep({ nonLoginOtherChatID: '7' });
  own.says(message(3));
  store.dispatch(left);
  expect([shown(), stored(), own.readyState]).toEqual([{ ...EMPTY, status: 'connecting' }, null, 3]);
  expect(kept('nonLoginOtherChatID')).toBe('7');
  expect((await connect()).token).toBe(GUEST);
});

it("another player who signs in gets nothing of the former one's", async () => {
  let answer: (messages: readonly ChatMessage[]) => void = () => undefined;
  const late = new Promise<readonly ChatMessage[]>((resolve) => (answer = resolve));
  const missed = vi.fn<() => Promise<readonly ChatMessage[]>>().mockResolvedValue([]).mockReturnValueOnce(late);
  const { store, shown } = open({ missed });
  store.dispatch(player('u1'));
  store.dispatch(chatStarted());
  store.dispatch(messageWritten(waiting(ONE)));
  await vi.advanceTimersByTimeAsync(10);
  store.dispatch(player('u2'));
  answer([message(1)]);
  // The former one's socket opens late, and is closed.
  await vi.waitFor(() => expect(sockets.map(({ readyState }) => readyState).toSorted()).toEqual([1, 3]));
  for (const socket of sockets) socket.dispatchEvent(new Event('open'));
  await vi.advanceTimersByTimeAsync(300);
  expect([shown(), stored(), sockets.flatMap(({ frames }) => frames)]).toEqual([EMPTY, null, []]);
});

it('where the chat was not opened, a sign-in connects nothing', async () => {
  open().store.dispatch(chatStarted());
  const { store, asked } = open();
  store.dispatch(player('u1'));
  store.dispatch(left);
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toEqual([]);
});
