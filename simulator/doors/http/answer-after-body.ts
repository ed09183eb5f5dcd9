import type { IncomingMessage, ServerResponse } from 'node:http';

type Send = (...given: unknown[]) => unknown;
type Methods = Record<'writeHead' | 'write' | 'end', Send>;

/**
 * An answer to a request that is refused by its headers leaves once the body is here: the rest of a body on a connection that is
 * kept breaks the next request, and a browser repeats that one by itself, also a POST. A body without an announced length is not
 * waited for: its answer says that the connection ends.
 *
 * @param maxBytes what an announced body may have
 */
export function answerAfterBody(request: IncomingMessage, response: ServerResponse, maxBytes: number): void {
  const { headers, socket } = request;
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return;
  // Announced longer ones are refused by the door.
  const isAwaited = Number(headers['content-length'] ?? Infinity) <= maxBytes;
  const methods = response as unknown as Methods;
  const { writeHead, write, end } = methods;
  const held: (() => unknown)[] = [];
  let isHolding = false;
  const isHere = () => request.complete || request.destroyed;

  methods.writeHead = (...given) => {
    // Not by a header of ours: the upstream's own `connection` may be among those that are given.
    if (!isHere() && !isAwaited) response.shouldKeepAlive = false;
    return writeHead.apply(response, given);
  };
  const sendLater = (send: Send, given: unknown[], answer: unknown): unknown => {
    if (!isHolding && (isHere() || !isAwaited)) return send.apply(response, given);
    if (!isHolding) hold();
    held.push(() => send.apply(response, given));
    return answer;
  };
  // `write` returns false, so that a stream that is piped into the response waits for `drain`.
  methods.write = (...given) => sendLater(write, given, false);
  methods.end = (...given) => sendLater(end, given, response);

  function hold(): void {
    isHolding = true;
    request.once('end', release).once('close', release);
    // What the handler does not read is read here, or the body would never end.
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
    // Null once the connection is gone.
    if (!request.complete) socket?.destroySoon();
  });
}
