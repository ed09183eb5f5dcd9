import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { WATCHED } from '#contract/money';
import { HEADERS } from '#contract/rows';
import { findRow, Refusal, requestUrl, type AllowedCallers, type FoundRow, type RequestUrl } from '#simulator/doors';
import { edgeAnswer } from '#cli/edge/core/edge-answers.ts';
import type { StoredAnswer } from '#cli/edge/core/key-state.ts';
import type { EdgeLog } from '#cli/edge/gateway/edge-log.ts';
import type { Delivered, Gateway } from '#cli/edge/gateway/gateway.ts';
import type { Metrics } from '#cli/edge/gateway/metrics.ts';
import { outcomeData } from '#cli/edge/gateway/records.ts';
import type { AfterLoss } from '#cli/edge/store/after-loss.ts';
import { StoreFailed, type EdgeStore } from '#cli/edge/store/edge-store.ts';
import { NoAnswer } from '#cli/edge/upstream/exchange.ts';
import { answerHeaders, forwardedHeaders, readingHeaders } from '#cli/edge/upstream/headers.ts';
import type { Paths } from '#cli/edge/upstream/paths.ts';
import type { Players } from './players.ts';
import { readGuard, readRequest } from './read-call.ts';

export interface EdgeDoor {
  readonly gateway: Gateway;
  readonly players: Players;
  readonly callers: AllowedCallers;
  readonly store: EdgeStore;
  readonly loss: AfterLoss;
  readonly metrics: Metrics;
  readonly log: EdgeLog;
  readonly secret: Buffer;
  readonly now: () => number;
  readonly openMax: number;
  readonly paths: Paths;
  /** Sends 102 once a call is stored: Chromium repeats a request by itself only if it has received nothing. */
  readonly isEarly: boolean;
  readonly pass: ((request: IncomingMessage, response: ServerResponse) => unknown) | undefined;
}

/** The edge's messages are for operators (RFC 2277). The language is no player's, so the page shows its own text. */
const OWN_WORDS = { [HEADERS.answerLanguage]: 'i-default' };
const TRY_AGAIN = { 'retry-after': '1' };
const OWN = /^\/__edge(?:[/?]|$)/;

export async function serveEdge(door: EdgeDoor, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { callers, metrics, log, pass } = door;
  try {
    callers.assertPage(request, 'The edge', true);
    if (OWN.test(request.url ?? '')) return await serveOwn(door, request, response);
    const url = door.paths.asContract(requestUrl(request.url ?? '/'));
    const found = edgeRow(request.method ?? 'GET', url.pathname);
    if (found === undefined) {
      if (pass !== undefined) {
        assertOneWay(url.pathname);
        return void (await pass(request, response));
      }
      throw notOurs(request.method ?? 'GET', url.pathname);
    }
    if (found.name === 'getOutcome') await serveOutcome(door, url, request, response);
    else await serveMoney(door, found, url, request, response);
  } catch (error) {
    const { answer, headers } = refused(error);
    metrics.add('slipway_edge_refused_at_the_door_total', `{status="${answer.status}"}`);
    if (answer.status >= 500) log.failure('door', error);
    send(door, response, answer, { ...OWN_WORDS, ...headers });
  }
}

function edgeRow(method: string, path: string): FoundRow | undefined {
  const found = findRow(method, path);
  if ('nearly' in found || !path.startsWith(`/${found.row.service}/`)) return undefined;
  return found.row.repeat === 'keyed' || found.name === 'getOutcome' ? found : undefined;
}

/** Paths that upstreams read differently: empty and dotted segments, path parameters, encoded separators, control characters. */
// oxlint-disable-next-line no-control-regex -- finding control characters is the purpose
const AMBIGUOUS = /\/\/|\/\.{1,2}(?:\/|$)|[\\;\u0000-\u001f\u007f]|%2f|%5c/i;

/** A money call under another spelling of its path would bypass the store and be carried out without a key. @throws Refusal */
function assertOneWay(pathname: string): void {
  const refusal = new Refusal('badRequest', 'Write the path plainly: the edge passes on no //, .., ; or %2F', {
    field: 'path',
  });
  try {
    if (AMBIGUOUS.test(pathname) || AMBIGUOUS.test(decodeURIComponent(pathname))) throw refusal;
  } catch {
    throw refusal;
  }
}

function notOurs(method: string, path: string): Refusal {
  const message = `${method} ${path.slice(0, 200)} does not move money, so it is not for the edge`;
  const hint =
    'Send it to the upstream itself (docs/operators/edge.md has the lines for nginx and Caddy), or start the edge with --pass.';
  return new Refusal('notFound', `${message}. ${hint}`);
}

async function serveMoney(
  door: EdgeDoor,
  found: FoundRow,
  url: RequestUrl,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { gateway, players, secret, now, openMax } = door;
  const guard = readGuard(request, now());
  const read = await readRequest(request, found, url, secret);
  if (gateway.open >= openMax)
    throw new Refusal('tooManyRequests', 'The edge is busy: try again', {}, { headers: TRY_AGAIN });
  const headers = forwardedHeaders(request.headers, request.socket.remoteAddress);
  const owner = await players.of(request.headers, readingHeaders(headers));
  if (!('player' in owner)) return send(door, response, owner.answer, answerHeaders(owner.headers));
  const { player } = owner;
  const path = url.pathname + (request.url ?? '').replace(/^[^?]*/, '');
  const delivered = await gateway.deliver({
    ...guard,
    ...read,
    player,
    row: found.row,
    path,
    headers,
    onStored: early(door, request, response),
  });
  const { answer, headers: extra } = answerTo(delivered);
  send(door, response, answer, delivered.isUpstreams ? extra : { ...OWN_WORDS, ...extra });
}

/** HTTP/1.0 has no status below 200. */
function early(
  { isEarly }: EdgeDoor,
  { httpVersion }: IncomingMessage,
  response: ServerResponse,
): (() => void) | undefined {
  if (!isEarly || httpVersion !== '1.1') return undefined;
  return () => {
    if (!response.destroyed) response.writeProcessing();
  };
}

function answerTo({ reply, answer, headers, isReplay, isWatched }: Delivered): {
  answer: StoredAnswer;
  headers: OutgoingHttpHeaders;
} {
  const field = `headers.${HEADERS.idempotencyKey}`;
  switch (reply) {
    case 'answer': {
      if (answer === undefined) throw new Error('a decided key has no answer');
      const own = headers ? answerHeaders(headers) : isReplay ? { 'idempotent-replayed': 'true' } : {};
      return { answer, headers: isWatched === true ? { ...own, [WATCHED]: 'yes' } : own };
    }
    case 'keyReused': {
      const message = 'This key was used for another request: a new intent needs a new key';
      return { answer: edgeAnswer('keyReused', message, { field }), headers: {} };
    }
    case 'wait': {
      const message = 'The first request with this key is still running: try again';
      return { answer: edgeAnswer('keyRunning', message, { field }), headers: TRY_AGAIN };
    }
    case 'tryAgain':
      return { answer: storeOut(), headers: TRY_AGAIN };
    case 'unknown': {
      const message = "It is not known whether this was carried out: the upstream's lists do not say. Ask the support.";
      return { answer: edgeAnswer('serverError', message, { cause: 'unknown' }), headers: {} };
    }
  }
}

/** The store is broken; nothing was forwarded. */
const storeOut = (): StoredAnswer => ({
  ...edgeAnswer('serverError', 'The edge cannot store this call now, so it was not sent. Try again.', {
    cause: 'store',
  }),
  status: 503,
});

const KEY_MAX = 64;

async function serveOutcome(
  door: EdgeDoor,
  url: RequestUrl,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { gateway, players, loss, now } = door;
  const keys = url.searchParams.getAll('key');
  const [key = ''] = keys;
  if (keys.length !== 1 || key === '' || key.length > KEY_MAX)
    throw new Refusal('badRequest', 'query.key: the key that is asked about', { field: 'query.key' });
  const headers = readingHeaders(forwardedHeaders(request.headers, request.socket.remoteAddress));
  const owner = await players.of(request.headers, headers);
  if (!('player' in owner)) return send(door, response, owner.answer, answerHeaders(owner.headers));
  // Before the look-up: "never received" holds for this time only.
  const atMs = now();
  const looked = await gateway.look({ player: owner.player, key }, headers);
  if (looked.state.is === 'never' && loss.mayBeLost()) {
    const held = loss.heldBy();
    if (held !== undefined) throw new StoreFailed(held);
    const body = JSON.stringify({ code: 0, msg: 'ok', data: { state: 'unknown', now: atMs } });
    return send(door, response, { status: 200, type: 'application/json; charset=utf-8', body }, {});
  }
  const body = JSON.stringify({ code: 0, msg: 'ok', data: outcomeData(looked, atMs) });
  send(door, response, { status: 200, type: 'application/json; charset=utf-8', body }, {});
}

async function serveOwn(
  door: EdgeDoor,
  { url = '', method }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = requestUrl(url).pathname;
  if (method !== 'GET') throw new Refusal('notFound', `${method} ${path.slice(0, 200)}: only GET`);
  if (path === '/__edge/metrics') {
    const { open, watched } = door.gateway;
    const body = door.metrics.text({
      slipway_edge_open_keys: ['Keys that are being worked on.', open],
      slipway_edge_watched_keys: ['Keys whose twins are looked for.', watched],
    });
    return send(door, response, { status: 200, type: 'text/plain; version=0.0.4; charset=utf-8', body }, {});
  }
  if (path !== '/__edge/health')
    throw new Refusal('notFound', `${path.slice(0, 200)}: there are /__edge/health and /__edge/metrics`);
  const store = await door.store.check().then(
    () => door.loss.heldBy() ?? 'ok',
    (error: unknown) => (error as Error).message,
  );
  const body = JSON.stringify({ ok: store === 'ok', store, open: door.gateway.open });
  send(door, response, { status: store === 'ok' ? 200 : 503, type: 'application/json; charset=utf-8', body }, {});
}

function refused(error: unknown): { answer: StoredAnswer; headers: OutgoingHttpHeaders } {
  if (error instanceof Refusal) {
    const { reason, message, detail, headers } = error;
    return { answer: edgeAnswer(reason, message, detail), headers };
  }
  if (error instanceof NoAnswer) {
    const message = 'The upstream does not say whose token this is, so nothing was sent. Try again.';
    return {
      answer: { ...edgeAnswer('serverError', message, { cause: 'upstream' }), status: 503 },
      headers: TRY_AGAIN,
    };
  }
  if (error instanceof StoreFailed) return { answer: storeOut(), headers: TRY_AGAIN };
  return { answer: edgeAnswer('serverError', 'The edge failed: see its log'), headers: {} };
}

function send({ now }: EdgeDoor, response: ServerResponse, answer: StoredAnswer, headers: OutgoingHttpHeaders): void {
  if (response.headersSent || response.destroyed) return;
  // `date` is the upstream's clock; Node must not add the edge's.
  response.sendDate = false;
  response.writeHead(answer.status, {
    'cache-control': 'no-store',
    ...headers,
    'content-type': answer.type,
    'content-length': Buffer.byteLength(answer.body),
    [HEADERS.serverTime]: String(now()),
  });
  response.end(answer.body);
}
