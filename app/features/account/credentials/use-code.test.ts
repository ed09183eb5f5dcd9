// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { createElement as h, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverClock } from '#app/api/server-clock.ts';
import { createTransport } from '#app/api/transport.ts';
import { createStore } from '#app/store/store.ts';
import type { Contact } from './contact.ts';
import { useCode } from './use-code.ts';

const NOON = Date.parse('2026-03-14T12:00:00.000Z');
/** After so many seconds. */
const until = (seconds: number) => NOON + seconds * 1_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  vi.spyOn(serverClock, 'transportTime').mockImplementation(() => Date.now());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const email = { kind: 'email', email: 'ana@example.com' } as const;
const phone = { kind: 'phone', country: 'BD', national: '1712345678' } as const;
const sent = (expires_in: number, resend_in = 60) =>
  Response.json({ code: 0, msg: '', data: { expires_in, resend_in } });
const refused = (code: number, status: number, data: object) => Response.json({ code, msg: '', data }, { status });

/** The hook for an address, and what it shows after an answer. */
function draw(answer: () => Response) {
  const store = createStore(createTransport({ fetch: async () => answer() }), false);
  const wrapper = ({ children }: { readonly children: ReactNode }) => h(Provider, { store, children });
  const { result, rerender, unmount } = renderHook((address: string) => useCode('register', address), {
    initialProps: 'one',
    wrapper,
  });
  const shown = () => {
    const { send: _, ...rest } = result.current;
    return rest;
  };
  const send = async (contact: Contact) => {
    const sending = result.current.send(contact);
    await act(() => vi.advanceTimersByTimeAsync(50));
    return sending;
  };
  return { shown, send, rerender, unmount, result };
}
const FREE = { sent: undefined, seconds: 0, isSendable: true };

it.each([
  [email, sent(300), { to: 'ana@example.com', minutes: 5, untilMs: until(300) }],
  [phone, sent(299), { to: '+880 1712345678', minutes: 4, untilMs: until(299) }],
  [phone, sent(59), { to: '+880 1712345678', minutes: 0, untilMs: until(59) }],
])('%#. a code to %j is valid for so long', async (contact, answer, expected) => {
  const { shown, send, unmount } = draw(() => answer);
  expect(shown()).toEqual(FREE);
  expect(await send(contact)).toBeUndefined();
  expect(shown()).toEqual({ sent: expected, seconds: 60, isSendable: false });
  unmount();
});

it('another code may be sent after the wait, and to another address at once', async () => {
  const { shown, send, rerender, unmount } = draw(() => sent(300));
  await send(email);
  const waiting = { sent: { to: 'ana@example.com', minutes: 5, untilMs: until(300) }, seconds: 60, isSendable: false };
  rerender('two');
  expect(shown()).toEqual(FREE);
  rerender('one');
  expect(shown()).toEqual(waiting);
  act(() => vi.advanceTimersByTime(59_000));
  expect(shown()).toEqual({ ...waiting, seconds: 1 });
  act(() => vi.advanceTimersByTime(1_000));
  expect(shown()).toEqual({ ...waiting, seconds: 0, isSendable: true });
  unmount();
});

it('none may be sent while one is on its way, and the former one is gone', async () => {
  const { shown, send, result, unmount } = draw(() => sent(300, 0));
  await send(email);
  expect(shown()).toEqual({
    sent: { to: 'ana@example.com', minutes: 5, untilMs: until(300) },
    seconds: 0,
    isSendable: true,
  });
  let sending: Promise<unknown> | undefined;
  act(() => {
    sending = result.current.send(email);
    vi.advanceTimersByTime(20);
  });
  expect(shown()).toEqual({ ...FREE, isSendable: false });
  await act(() => vi.advanceTimersByTimeAsync(50));
  await sending;
  unmount();
});

it.each([
  ['too soon', refused(1029, 429, { resend_in: 42 }), undefined, { ...FREE, seconds: 42, isSendable: false }],
  ['too often', refused(1029, 429, {}), { text: { common: { key: 'error.tooMany' } } }, FREE],
  [
    'another refusal with a wait',
    refused(2003, 409, { resend_in: 42 }),
    { at: 'email', text: { key: 'register.emailTaken' } },
    FREE,
  ],
])('%s: the wait alone is shown, any other refusal is', async (_, answer, error, expected) => {
  const { shown, send, unmount } = draw(() => answer);
  expect(await send(email)).toEqual(error);
  expect(shown()).toEqual(expected);
  unmount();
});
