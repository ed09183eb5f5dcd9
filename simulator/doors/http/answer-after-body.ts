import type { IncomingMessage, ServerResponse } from 'node:http';

type Send = (...given: unknown[]) => unknown;
type Methods = Record<'writeHead' | 'write' | 'end', Send>;

/**
 * Delays an answer that refuses by headers until the body has arrived: the rest of a body on a kept connection breaks the next
 * request, which browsers then repeat, even a POST. A body without an announced length is not awaited: the answer closes the
 * connection.
 *
 * @param maxBytes what an announced body may have
 */
export function answerAfterBody(request: IncomingMessage, response: ServerResponse, maxBytes: number): void {
  const { headers, socket } = request;
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return;
  // The front door refuses longer ones.
  const isAwaited = Number(headers['content-length'] ?? Infinity) <= maxBytes;
  const methods = response as unknown as Methods;
  const { writeHead, write, end } = methods;
  const held: (() => unknown)[] = [];
  let isHolding = false;
  const isHere = () => request.complete || request.destroyed;

  methods.writeHead = (...given) => {
    // Not by a header, because the upstream's `connection` may be among the given ones.
    if (!isHere() && !isAwaited) response.shouldKeepAlive = false;
    return writeHead.apply(response, given);
  };
  const sendLater = (send: Send, given: unknown[], answer: unknown): unknown => {
    if (!isHolding && (isHere() || !isAwaited)) return send.apply(response, given);
    if (!isHolding) hold();
    held.push(() => send.apply(response, given));
    return answer;
  };
  // False, so that a stream piped into the response waits for `drain`.
  methods.write = (...given) => sendLater(write, given, false);
  methods.end = (...given) => sendLater(end, given, response);

  function hold(): void {
    isHolding = true;
    request.once('end', release).once('close', release);
    request.resume();
  }

  function release(): void {
    if (!isHolding) return;
    isHolding = false;
    methods.write = write;
    methods.end = end;
    for (const send of held.splice(0)) send();
    if (!response.writableEnded) response.emit('drain');
  }

  response.once('finish', () => {
    // Null without a connection.
    if (!request.complete) socket?.destroySoon();
  });
}
