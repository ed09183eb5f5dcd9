import { globalAgent as secureAgent } from 'node:https';
import { globalAgent, type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createProxyServer, type ProxyServer } from 'httpxy';
import { printable } from '#cli/terminal/printable.ts';
import { logLine, refuseUpgrade, requestUrl } from '#simulator';

/** Valid in HTTP/1.1; other values make Node throw where nothing catches it. */
const isStatus = (status = 0): boolean => status >= 100 && status <= 999;

/**
 * Passes requests and WebSocket upgrades to the upstream with unchanged headers, Host and Origin included (with `isOwnName`, Host
 * is the upstream's). Without an upstream, requests get 502 in the upstream's form.
 */
export function createProxy(upstream: URL, { isOwnName = false } = {}): ProxyServer {
  const isSecure = upstream.protocol === 'https:';
  const proxy = createProxyServer({
    target: upstream,
    agent: isSecure ? secureAgent : globalAgent,
    secure: true,
    changeOrigin: isOwnName,
  });
  const joined = new WeakSet<Duplex>();
  proxy.on('error', (error, request, answer) => {
    const why = (error as NodeJS.ErrnoException).code ?? error.message;
    if (answer === undefined || request === undefined) return;
    // The player left, or an open socket broke: we answer neither.
    const isOver = answer instanceof ServerResponse ? answer.headersSent : joined.has(answer) || !answer.writable;
    if (answer.destroyed || isOver) answer.destroy();
    else if (answer instanceof ServerResponse) refuse(request, answer, why);
    else {
      logRefused(request, why);
      refuseUpgrade(answer, 502);
    }
  });
  proxy.on('proxyRes', (received, request, response) => {
    // The reason phrase may have characters that Node refuses to send.
    received.statusMessage = '';
    if (!isStatus(received.statusCode)) refuse(request, response, `status ${received.statusCode}`);
  });
  // If one side is destroyed without ending, close the other.
  proxy.on('proxyReqWs', (request, _incoming, socket) => {
    request.on('upgrade', (_answer, onward) => {
      joined.add(socket);
      socket.on('close', () => onward.destroy());
      onward.on('close', () => socket.destroy());
    });
  });
  return proxy;
}

function refuse(request: IncomingMessage, response: ServerResponse, why: string): void {
  logRefused(request, why);
  response.writeHead(502, { 'content-type': 'application/json' }).end('{"code":1500,"msg":"","data":null}');
}

function logRefused({ method, url = '/' }: IncomingMessage, why: string): void {
  logLine(
    `${method} ${printable(requestUrl(url).pathname.slice(0, 200))}: 502, because the upstream did not answer (${why})`,
  );
}
