import { truncateAmount } from '#engine/money';
import type { Received, Sent } from '#cli/services/upstream/send.ts';

// Bugs read answers without types.
// oxlint-disable typescript/no-explicit-any
/* eslint-disable @typescript-eslint/no-explicit-any */
export type Data = any;
type Next = (sent?: Sent) => Promise<Received>;
export type Change = (sent: Sent, next: Next, memory: Map<string, Data>) => Promise<Received>;

export const isAt = (at: RegExp, { method, path }: Sent) => at.test(`${method} ${path}`);
export const read = (text: string): Data => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

export const answer =
  (at: RegExp, change: (data: Data, sent: Sent, memory: Map<string, Data>) => unknown): Change =>
  async (sent, next, memory) => {
    const received = await next();
    const envelope = read(received.text);
    if (!isAt(at, sent) || envelope.code !== 0) return received;
    const data = change(envelope.data, sent, memory) ?? envelope.data;
    return { ...received, text: JSON.stringify({ ...envelope, data }) };
  };

export const asked =
  (at: RegExp, change: (body: Data, sent: Sent) => Partial<Sent> | undefined): Change =>
  (sent, next) =>
    isAt(at, sent) ? next({ ...sent, ...change(read(sent.body ?? '{}'), sent) }) : next();
export const body = (value: object) => ({ body: JSON.stringify(value) });

/** Repeats a refused call with another body. */
export const insteadOfRefusal =
  (at: RegExp, change: (body: Data, refusal: Data) => object | undefined): Change =>
  async (sent, next) => {
    const received = await next();
    const envelope = read(received.text);
    if (!isAt(at, sent) || envelope.code === 0) return received;
    const other = change(read(sent.body ?? '{}'), envelope.data ?? {});
    return other === undefined ? received : next({ ...sent, ...body(other) });
  };

/** Signs as another player than the request names. */
export const signedAs = ({ headers: { 'user-id': _, ...headers }, ...sent }: Sent, authorization: string): Sent => ({
  ...sent,
  headers: { ...headers, authorization },
});

/** Answers every player as the first. */
export const asFirst =
  (at: RegExp): Change =>
  (sent, next, memory) => {
    const { authorization, 'x-sim-world': world = '' } = sent.headers;
    if (authorization === undefined || !isAt(at, sent)) return next();
    if (!memory.has(world)) memory.set(world, authorization);
    return next(signedAs(sent, memory.get(world) as string));
  };

/** Changes the world without showing it. */
export const onWorld =
  (path: string, settings: object): Change =>
  async (sent, next) => {
    const received = await next();
    if (isAt(/^POST \/__sim\/worlds$/, sent)) {
      const headers = { 'x-sim-world': String(read(sent.body ?? '').name), 'content-type': 'application/json' };
      await next({ method: 'POST', path: `/__sim/${path}`, headers, body: JSON.stringify(settings) });
    }
    return received;
  };
export const both =
  (one: Change, other: Change): Change =>
  (sent, next, memory) =>
    one(sent, (again = sent) => other(again, (last = again) => next(last), memory), memory);

export const BET = /^POST \/sports\/api\/v1\/(?:soccer|basketball|bd)\/bet$/;
export const LIST = /^GET \/sports\/api\/v1\/(?:soccer|basketball|bd)\/mybet\?/;
export const ANY_BET = /^(?:POST \S+\/bet$|GET \S+\/mybet)/;
export const LOG = /^GET \S+\/member\/change_log/;
export const STATES = /^POST \/__sim\/states$/;
const betsIn = (data: Data): Data[] => [
  ...(data.bets ?? []),
  ...(data.bet ? [data.bet] : []),
  ...(data.bet_id ? [data] : []),
];
export const ofBets = (change: (bet: Data) => void) => (data: Data) => betsIn(data).forEach(change);
export const eachPick = (slip: Data, change: (pick: Data) => object) => ({
  ...slip,
  matches: slip.matches?.map((match: Data) => ({ ...match, picks: match.picks?.map(change) })),
});
export const query = (sent: Sent) => new URL(sent.path, 'http://x').searchParams;
export const startOf = (sent: Sent) => Number(query(sent).get('start') ?? 0);
export const withQuery = (sent: Sent, change: (search: URLSearchParams) => void): Partial<Sent> => {
  const url = new URL(sent.path, 'http://x');
  change(url.searchParams);
  return { path: `${url.pathname}${url.search}` };
};
export const cutTo = (text: string, places: number) => `${truncateAmount(text, places)}${'0'.repeat(6 - places)}`;
export const state = (name: string, change: (params: Data) => object | undefined) =>
  asked(STATES, (each) =>
    each.state === name ? body({ ...each, params: change(each.params) ?? each.params }) : undefined,
  );
