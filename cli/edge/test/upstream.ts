import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What the upstream of a test does with a transfer: commit it or not, then answer in some way. */
export interface Act {
  readonly commits?: boolean;
  readonly answer?: (response: ServerResponse, json: string) => unknown;
  readonly delayMs?: number;
}

/** An upstream without keys, over real sockets, whose books a test reads. The player of the token `token-of-NAME` is `NAME`. */
export interface TestUpstream {
  readonly url: string;
  readonly port: number;
  /** Each transfer that was carried out. */
  readonly booked: { player: string; amount: string }[];
  /** Requests as they arrived: method and path. */
  readonly seen: string[];
  readonly headersSeen: IncomingMessage['headers'][];
  act: Act;
  /** Whether the lists show what was booked. */
  areListsLate: boolean;
  /** Answers to everything but transfers, if set. */
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
    readsWith: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  const movements: object[] = [];
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    upstream.seen.push(`${method} ${url}`);
    upstream.headersSeen.push(headers);
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const player = /^token-of-([\w-]+)$/.exec(headers.authorization ?? '')?.[1];
    const send = (data: unknown) => response.writeHead(200, { 'content-type': 'application/json' }).end(ok(data));
    if (method === 'POST') {
      const { commits = true, answer, delayMs = 0 } = upstream.act;
      const { amount } = JSON.parse(text) as { amount: string };
      if (commits) {
        upstream.booked.push({ player: player ?? '', amount });
        const base = { balance: '1', currency: 'USDT', status: 3, remark: '', kind: 0 };
        const at = new Date().toISOString();
        movements.unshift({ ...base, id: `t-${movements.length}`, type: 'transfer', amount: `-${amount}`, at, player });
      }
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (answer !== undefined) return void answer(response, ok({ balance: '995.000000' }));
      return void send({ balance: '995.000000' });
    }
    if (upstream.readsWith !== undefined) return void upstream.readsWith(response);
    if (player === undefined) {
      return void response
        .writeHead(401, { 'content-type': 'application/json' })
        .end(JSON.stringify({ code: 1001, msg: 'Sign in', data: null }));
    }
    if (url.startsWith('/sports/api/v1/member/info')) return void send({ id: player });
    if (url.startsWith('/sports/api/v1/member/account')) return void send({ score: '995.000000', currency: 'USDT' });
    const own = upstream.areListsLate ? [] : movements.filter((each) => (each as { player: string }).player === player);
    return void send({ total: own.length, transactions: own });
  }
  return upstream;
}

const ok = (data: unknown) => JSON.stringify({ code: 0, msg: 'ok', data });
