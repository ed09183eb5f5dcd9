import { globalAgent as secureAgent } from 'node:https';
import { globalAgent, type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createProxyServer, type ProxyServer } from 'httpxy';
import { printable } from '#cli/terminal/printable.ts';
import { logLine, refuseUpgrade, requestUrl } from '#simulator';

/** What HTTP/1.1 knows; another status would make Node throw where nothing catches it. */
const isStatus = (status = 0): boolean => status >= 100 && status <= 999;

/**
 * Passes requests and WebSocket upgrades on to the upstream with their headers as they are, Host and Origin among them
 * (`isOwnName`: Host names the upstream). When
 * the upstream is gone, a request gets 502 in the upstream's own form.
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
    // The player went away, or a socket that was open broke: neither is an answer of ours.
    const isOver = answer instanceof ServerResponse ? answer.headersSent : joined.has(answer) || !answer.writable;
    if (answer.destroyed || isOver) answer.destroy();
    else if (answer instanceof ServerResponse) refuse(request, answer, why);
    else {
      logRefused(request, why);
      refuseUpgrade(answer, 502);
    }
  });
  proxy.on('proxyRes', (received, request, response) => {
    // The words beside the status may have characters that Node refuses to send.
    received.statusMessage = '';
    if (!isStatus(received.statusCode)) refuse(request, response, `status ${received.statusCode}`);
  });
  // When one side is destroyed without an ending of its own, the other must not stay open.
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
