import { api } from '#app/api/api.ts';
import { createTransport } from '#app/api/transport.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { createStore } from '#app/store/store.ts';

const PLAYER = { token: 't'.repeat(20), freshToken: 'f'.repeat(20), userId: 'u1', role: 3 } as const;

interface Answered {
  readonly data?: unknown;
  readonly error?: unknown;
}

/** An upstream that has `answers` for the ends of addresses, and what it was asked. */
export function upstream(answers: Readonly<Record<string, (query: URLSearchParams) => unknown>>) {
  const asked: string[] = [];
  const fetch = async (url: string, { method, body }: RequestInit) => {
    const { pathname, search, searchParams } = new URL(url, 'http://upstream.test');
    asked.push(`${method} ${pathname}${search}${typeof body === 'string' ? ` ${body}` : ''}`);
    const name = Object.keys(answers).find((end) => pathname.endsWith(end));
    const data = name === undefined ? undefined : answers[name]?.(searchParams);
    if (data === undefined) return Response.json({ code: 3012, msg: '' }, { status: 409 });
    return Response.json({ code: 0, msg: '', data });
  };
  const store = createStore(createTransport({ fetch }), false);
  store.dispatch(signedIn(PLAYER));
  /** Calls an endpoint by its name, whichever feature has it. */
  const call = async (name: string, arg?: unknown): Promise<Answered> => {
    const endpoints = api.endpoints as unknown as Readonly<Record<string, { initiate: (arg: unknown) => never }>>;
    const { data, error } = (await store.dispatch(endpoints[name]?.initiate(arg) as never)) as Answered;
    return error === undefined ? { data } : { error };
  };
  return { store, asked, call };
}
