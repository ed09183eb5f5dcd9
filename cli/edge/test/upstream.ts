import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What the test upstream does with a transfer or deposit: commit or not, and how to answer. */
export interface Act {
  readonly commits?: boolean;
  /** How often a hop in front delivers the request; it passes on one answer. */
  readonly deliveries?: number;
  readonly answer?: (response: ServerResponse, json: string) => unknown;
  readonly delayMs?: number;
}

/** An upstream without keys over real sockets, with readable books. The token `token-of-NAME` belongs to the player `NAME`. */
export interface TestUpstream {
  readonly url: string;
  readonly port: number;
  /** Transfers and deposits that were carried out. */
  readonly booked: { player: string; amount: string }[];
  /** Method and path of each request. */
  readonly seen: string[];
  readonly headersSeen: IncomingMessage['headers'][];
  act: Act;
  areListsLate: boolean;
  list: {
    readonly isOldestFirst?: boolean;
    readonly delayMs?: number;
    /** Overrides how the player's entries (newest first) are listed. */
    readonly pageOf?: (own: readonly Entry[], start: number, limit: number) => ListPage;
  };
  /** Lag of the books' clock behind `date`. */
  booksBehindMs: number;
  /** Books a transfer that bypassed the edge. */
  book(player: string, amount: string, agoMs?: number): void;
  /** Answers everything but transfers, if set. */
  readsWith: ((response: ServerResponse) => unknown) | undefined;
  close(): Promise<void>;
}

export async function startTestUpstream(port = 0): Promise<TestUpstream> {
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => void serve(request, response));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', () => resolve()));
  const { port: taken } = server.address() as AddressInfo;
  const upstream: TestUpstream = {
    url: `http://127.0.0.1:${taken}`,
    port: taken,
    booked: [],
    seen: [],
    headersSeen: [],
    act: {},
    areListsLate: false,
    list: {},
    booksBehindMs: 0,
    book: (player, amount, agoMs = 0) => void bookTransfer(player, amount, agoMs),
    readsWith: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  const movements: Entry[] = [];
  const orders: Entry[] = [];
  const timeOf = (agoMs = 0) => new Date(Date.now() - upstream.booksBehindMs - agoMs).toISOString();
  function bookTransfer(player: string, amount: string, agoMs = 0) {
    const base = { balance: '1', currency: 'USDT', status: 3, remark: '', kind: 0 };
    const id = `t-${movements.length}`;
    movements.unshift({ ...base, id, type: 'transfer', amount: `-${amount}`, at: timeOf(agoMs), player });
    return { balance: '995.000000' };
  }
  function bookDeposit(player: string, amount: string, channel: string) {
    const fees = { service_fee: '0', network_fee: '0', net_amount: amount };
    const at = { created_at: timeOf(), updated_at: timeOf() };
    const id = { order_id: `o-${orders.length}`, channel_id: channel, kind: 34, status: 0 };
    const order = { ...id, ...fees, ...at, amount, currency: 'USDT', remark: '', provider: 'p', method: 'm', player };
    orders.unshift(order);
    return { order };
  }
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    upstream.seen.push(`${method} ${url}`);
    upstream.headersSeen.push(headers);
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const player = /^token-of-([\w-]+)$/.exec(headers.authorization ?? '')?.[1];
    const send = (data: unknown) => response.writeHead(200, { 'content-type': 'application/json' }).end(ok(data));
    if (method === 'POST') {
      const { commits = true, deliveries = 1, answer, delayMs = 0 } = upstream.act;
      const { amount, channel_id: channel = '' } = JSON.parse(text) as { amount: string; channel_id?: string };
      let data: object = { balance: '995.000000' };
      for (let left = commits ? deliveries : 0; left > 0; left--) {
        upstream.booked.push({ player: player ?? '', amount });
        const isDeposit = url.startsWith('/sports/api/v1/recharge');
        data = isDeposit ? bookDeposit(player ?? '', amount, channel) : bookTransfer(player ?? '', amount);
      }
      await passing(delayMs);
      if (answer !== undefined) return void answer(response, ok(data));
      return void send(data);
    }
    if (upstream.readsWith !== undefined) return void upstream.readsWith(response);
    if (player === undefined) {
      return void response
        .writeHead(401, { 'content-type': 'application/json' })
        .end(JSON.stringify({ code: 1001, msg: 'Sign in', data: null }));
    }
    if (url.startsWith('/sports/api/v1/member/info')) return void send({ id: player });
    if (url.startsWith('/sports/api/v1/member/account')) return void send({ score: '995.000000', currency: 'USDT' });
    await passing(upstream.list.delayMs ?? 0);
    const isDeposits = url.startsWith('/sports/api/v1/recharge');
    const all = isDeposits ? orders : movements;
    const own = upstream.areListsLate ? [] : all.filter((each) => each.player === player);
    const { searchParams } = new URL(url, upstream.url);
    const start = Number(searchParams.get('start') ?? 0);
    const listed = upstream.list.isOldestFirst === true ? own.toReversed() : own;
    const limit = Number(searchParams.get('limit') ?? 50);
    const { pageOf = () => ({ total: own.length, page: listed.slice(start, start + limit) }) } = upstream.list;
    const { total, page } = pageOf(own, start, limit);
    return void send({ total, [isDeposits ? 'orders' : 'transactions']: page });
  }
  return upstream;
}

export type Entry = Readonly<Record<string, unknown>> & { readonly player: string };
interface ListPage {
  readonly total: number;
  readonly page: readonly Entry[];
}

const passing = (ms: number) => new Promise<void>((resolve) => (ms === 0 ? resolve() : setTimeout(resolve, ms)));
const ok = (data: unknown) => JSON.stringify({ code: 0, msg: 'ok', data });
