import { Agent, request as openRequest } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { VirtualWait } from './virtual-wait.ts';

export interface WireRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** One delivery of a request by the browser, and what a test may do to it. */
export interface Delivery {
  readonly request: WireRequest;
  /** Passes it on and reads the whole response. It may be called twice. */
  forward(): Promise<Reply>;
  answer(reply: Reply): void;
  /** The head and the first bytes of the body, with the length of the whole. */
  answerPart(reply: Reply, bytes: number): void;
  more(bytes: Buffer): void;
  /** RST. */
  reset(): void;
  /** FIN. */
  end(): void;
  /** Virtual time passes meanwhile. */
  wait(ms: number): Promise<void>;
}

export interface TcpProxyOptions {
  readonly time: VirtualWait;
  /** The origin that a request goes to. */
  readonly target: (request: WireRequest) => string;
  /** Headers that are added to what is passed on. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Handles a delivery. @returns false to pass it on unchanged */
  readonly handle: (delivery: Delivery) => Promise<boolean>;
}

export interface TcpProxy {
  readonly url: string;
  /** A request is on its way, and no test holds it back. */
  isBusy(): boolean;
  /** As if the network were gone: every connection breaks, and none is accepted. */
  setOffline(isOffline: boolean): void;
  close(): Promise<void>;
}

const HOP_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);
const HEAD_END = '\r\n\r\n';

/**
 * A TCP proxy between a browser and a server: it reads whole requests and answers them, resets, closes or holds them as a test
 * says. The browser's connections are real and stay open, because Chromium repeats a POST only on a reused one.
 */
export async function openTcpProxy({ time, target, headers = {}, handle }: TcpProxyOptions): Promise<TcpProxy> {
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();
  let busy = 0;
  let isOffline = false;

  async function serve(socket: Socket, request: WireRequest): Promise<void> {
    busy += 1;
    const delivery = deliveryOn(socket, request);
    try {
      if (!(await handle(delivery))) delivery.answer(await delivery.forward());
    } catch {
      socket.destroy();
    } finally {
      busy -= 1;
    }
  }

  function deliveryOn(socket: Socket, request: WireRequest): Delivery {
    return {
      request,
      forward: () => forward(agent, target(request), { ...request, headers: { ...request.headers, ...headers } }),
      answer: (reply) => void socket.write(Buffer.concat([headOf(reply), reply.body])),
      answerPart: (reply, bytes) => void socket.write(Buffer.concat([headOf(reply), reply.body.subarray(0, bytes)])),
      more: (bytes) => void socket.write(bytes),
      reset: () => void socket.resetAndDestroy(),
      end: () => void socket.end(),
      async wait(ms) {
        busy -= 1;
        await time.wait(ms);
        busy += 1;
      },
    };
  }

  const server = createServer((socket) => {
    if (isOffline) return void socket.resetAndDestroy();
    socket.setNoDelay(true);
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let received: Buffer = Buffer.alloc(0);
    socket.on('data', function onData(part: Buffer) {
      received = Buffer.concat([received, part]);
      const found = readRequest(received);
      if (found === undefined) return;
      if (found.request.headers['upgrade'] !== undefined) {
        socket.off('data', onData);
        relay(socket, target(found.request), received);
        return;
      }
      received = received.subarray(found.length);
      void serve(socket, found.request);
    });
    return undefined;
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isBusy: () => busy > 0,
    setOffline(is) {
      isOffline = is;
      if (is) for (const socket of sockets) socket.resetAndDestroy();
    },
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function readRequest(bytes: Buffer): { readonly request: WireRequest; readonly length: number } | undefined {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const length = end + HEAD_END.length + Number(headers['content-length'] ?? 0);
  if (bytes.length < length) return undefined;
  const [method = '', path = ''] = first.split(' ');
  return { request: { method, path, headers, body: bytes.subarray(end + HEAD_END.length, length) }, length };
}

function headOf({ status, headers, body }: Reply): Buffer {
  const lines = Object.entries(headers).filter(([name]) => !HOP_HEADERS.has(name));
  // A 204 has no body and no length.
  const length = status === 204 ? [] : [`content-length: ${body.length}`];
  const head = [`HTTP/1.1 ${status} -`, ...lines.map(([name, value]) => `${name}: ${value}`), ...length];
  return Buffer.from(`${head.join('\r\n')}${HEAD_END}`, 'latin1');
}

function forward(agent: Agent, origin: string, { method, path, headers, body }: WireRequest): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = openRequest(new URL(path, origin), { method, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
          ),
          body: Buffer.concat(parts),
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** A WebSocket: bytes both ways, untouched. */
function relay(socket: Socket, origin: string, received: Buffer): void {
  const { hostname, port } = new URL(origin);
  const onward = connect(Number(port), hostname, () => onward.write(received));
  socket.pipe(onward).pipe(socket);
  onward.on('error', () => socket.destroy());
  onward.on('close', () => socket.destroy());
  socket.on('close', () => onward.destroy());
}
