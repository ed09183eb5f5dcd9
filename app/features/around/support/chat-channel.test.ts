// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatMessage } from '#contract/entities';
import { openChatChannel } from './chat-channel.ts';

class FakeSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  readonly frames: string[] = [];
  send(text: string) {
    this.frames.push(text);
  }
  close() {
    this.readyState = WebSocket.CLOSED;
  }
  opens() {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  drops() {
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new Event('close'));
  }
  says(frame: unknown) {
    this.dispatchEvent(
      new MessageEvent('message', { data: typeof frame === 'string' ? frame : JSON.stringify(frame) }),
    );
  }
}

const said: ChatMessage = {
  id: 'm-1',
  cursor: 1,
  from: 'player',
  name: 'Ana',
  text: 'Hello',
  at: '2026-01-01T10:00:00.000Z',
  ref: 'ref-number-1',
};

describe("the chat's line", () => {
  const sockets: FakeSocket[] = [];
  const got: ChatMessage[] = [];
  const failed: string[] = [];
  const statuses: string[] = [];
  let isTokenRefused = false;
  let channel: ReturnType<typeof openChatChannel>;

  beforeEach(async () => {
    vi.useFakeTimers();
    for (const list of [sockets, got, failed, statuses]) list.length = 0;
    isTokenRefused = false;
    channel = openChatChannel({
      connect: async () => {
        if (isTokenRefused) throw new Error('No chat token.');
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket as unknown as WebSocket;
      },
      onMessage: (message) => got.push(message),
      onStatus: (status) => statuses.push(status),
      waiting: () => (got.length + failed.length === 0 ? [{ ref: 'ref-number-1', text: 'Hello' }] : []),
      onFailed: (ref) => failed.push(ref),
      random: () => 0,
    });
    await vi.advanceTimersByTimeAsync(0);
  });
  afterEach(() => {
    channel.close();
    vi.useRealTimers();
  });

  it('sends a waiting message once per connection, after the history, and again on the next one', async () => {
    sockets[0]?.opens();
    channel.flush();
    expect(sockets[0]?.frames).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    channel.flush();
    expect(sockets[0]?.frames).toEqual(['{"say":"Hello","ref":"ref-number-1"}']);
    sockets[0]?.drops();
    await vi.advanceTimersByTimeAsync(1_000);
    sockets[1]?.opens();
    await vi.advanceTimersByTimeAsync(300);
    expect(sockets[1]?.frames).toHaveLength(1);
    expect(statuses).toEqual(['connecting', 'connected', 'disconnected', 'connected']);
  });

  it('does not resend what the history contains', async () => {
    sockets[0]?.opens();
    sockets[0]?.says({ message: said });
    await vi.advanceTimersByTimeAsync(300);
    expect(sockets[0]?.frames).toEqual([]);
    expect(got).toEqual([said]);
  });

  it('gives up a message without confirmation after 8 s, and reconnects', async () => {
    sockets[0]?.opens();
    await vi.advanceTimersByTimeAsync(8_299);
    expect(failed).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toEqual(['ref-number-1']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets).toHaveLength(2);
  });

  it('pauses longer each time while no token is given, up to 10 s, and never stops trying', async () => {
    isTokenRefused = true;
    sockets[0]?.drops();
    await vi.advanceTimersByTimeAsync(120_000);
    isTokenRefused = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sockets).toHaveLength(2);
  });

  it.each(['', '{', 'null', '{"message":{}}', '{"error":5}', 'x'.repeat(70_000)])('ignores %.20s', async (text) => {
    sockets[0]?.opens();
    sockets[0]?.says(text);
    expect([got, failed]).toEqual([[], []]);
  });

  it('a frame that is refused has failed', async () => {
    sockets[0]?.opens();
    await vi.advanceTimersByTimeAsync(300);
    sockets[0]?.says({ error: 'no' });
    expect(failed).toEqual(['ref-number-1']);
  });
});
