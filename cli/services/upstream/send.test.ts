import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { sendTo } from './send.ts';

const servers: { close(): void; closeAllConnections?(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections?.();
    server.close();
  }
});

/** A server that says what it was asked, with the sockets that it has had. */
async function echo(): Promise<{ url: string; sockets: Socket[]; server: Server }> {
  const sockets: Socket[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method, url, headers } = request;
      const body = Buffer.concat(parts).toString();
      response.writeHead(207, { 'x-own': 'yes' });
      response.write('{"asked":');
      response.end(JSON.stringify({ method, url, headers: { ...headers, host: 'HOST' }, body }).concat('}'));
    });
  });
  server.on('connection', (socket) => sockets.push(socket));
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sockets, server };
}

/** A server that answers each request with these bytes, and then ends the connection or not. */
async function raw(answer: string, ends: boolean): Promise<string> {
  const server = createSocketServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => (ends ? socket.end(answer) : socket.write(answer)));
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const GET = { method: 'GET', path: '/', headers: {}, body: undefined };

describe('a request', () => {
  it('has method, path, headers and the length of its body in bytes', async () => {
    const { url } = await echo();
    const send = sendTo(`${url}/below/`);
    const received = await send({ method: 'PUT', path: '/a?b=1', headers: { 'x-own': '1' }, body: '"é"' });
    expect({
      status: received.status,
      own: received.headers?.['x-own'],
      asked: JSON.parse(received.text) as unknown,
    }).toEqual({
      status: 207,
      own: 'yes',
      asked: {
        asked: {
          method: 'PUT',
          url: '/below/a?b=1',
          headers: { 'x-own': '1', 'content-length': '4', host: 'HOST', connection: 'keep-alive' },
          body: '"é"',
        },
      },
    });
    const { asked } = JSON.parse((await send(GET)).text) as { asked: unknown };
    expect(asked).toEqual({
      method: 'GET',
      url: '/below/',
      headers: { host: 'HOST', connection: 'keep-alive' },
      body: '',
    });
    send.close();
  });

  it('goes over one connection, which close ends', { timeout: 5_000 }, async () => {
    const { url, sockets, server } = await echo();
    // By default a server ends an unused connection itself.
    server.keepAliveTimeout = 0;
    const send = sendTo(url);
    await send(GET);
    await send(GET);
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false]);
    const closed = once(sockets[0] as Socket, 'close');
    send.close();
    await closed;
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true]);
  });

  it('has a connection of its own without keeping any alive', async () => {
    const { url, sockets } = await echo();
    const send = sendTo(url, 5_000, false);
    await send(GET);
    const { asked } = JSON.parse((await send(GET)).text) as { asked: { headers: object } };
    expect(asked.headers).toEqual({ host: 'HOST', connection: 'close' });
    expect(sockets.length).toBe(2);
    send.close();
  });
});

describe('a request without a complete answer', () => {
  it('fails when the answer is cut off', async () => {
    const send = sendTo(await raw('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf', true));
    await expect(send(GET)).rejects.toThrow(new Error('the response was cut off'));
    send.close();
  });

  it('fails when the connection ends before', async () => {
    const send = sendTo(await raw('', true));
    await expect(send(GET)).rejects.toMatchObject({ code: 'ECONNRESET' });
    send.close();
  });

  it('fails after its time', async () => {
    const send = sendTo(await raw('', false), 5);
    await expect(send(GET)).rejects.toThrow(new Error('no answer within 5 ms'));
    send.close();
  });

  it('fails when no server listens', async () => {
    const send = sendTo('http://127.0.0.1:9');
    await expect(send(GET)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    send.close();
  });

  it('fails over TLS at a server without', async () => {
    const { url } = await echo();
    const send = sendTo(url.replace('http:', 'https:'));
    await expect(send(GET)).rejects.toMatchObject({ code: 'EPROTO' });
    send.close();
  });
});
