import { hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Language } from '#contract/brand';
import { HEADERS } from '#contract/wire';
import { wordsOfRefusal } from '../../core/refusal-words.ts';
import { DamagedStore } from '../../core/store/damaged-store.ts';
import type { World } from '../world/world.ts';
import { logFault } from './log.ts';
import { Refusal } from '../../core/refusal.ts';

/** What the journal records of a request. */
export interface CallSummary {
  readonly row: string;
  readonly method: string;
  readonly path: string;
  readonly query?: unknown;
  body?: unknown;
  player?: string;
  key?: string;
}

/** What browsers and caches between may keep. */
interface Kept {
  /** Caches between, if any. */
  readonly sharedSeconds: number | undefined;
  /** No one asks for it twice: it has no ETag. */
  readonly isOnce?: boolean;
  /** It has no text. */
  readonly isInAllLanguages?: boolean;
}

/** A response before it is sent. */
export interface Answer {
  readonly status: number;
  readonly json: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly data?: unknown;
  readonly isReplay?: boolean;
  readonly reason?: string;
  readonly code?: number;
  readonly field?: string;
  /** How a cache may keep the answer of a read. */
  readonly kept?: Kept | undefined;
}

/**
 * Turns an error into a response of the upstream's shape: a refusal by its reason, anything else as a server error, which is logged. In
 * a language it is said to a player, else to developers.
 */
export function answerRefusal(error: unknown, row: string, language?: Language): Answer {
  const refusal = error instanceof Refusal ? error : new Refusal('serverError', 'The simulator failed: see its log');
  if (!(error instanceof Refusal)) logFault(`${row} failed`, error instanceof DamagedStore ? error.message : error);
  const envelope = refusal.envelope(language && wordsOfRefusal(refusal, row, language));
  const { field } = refusal.detail;
  return {
    status: refusal.status,
    json: JSON.stringify(envelope),
    headers: { ...refusal.headers, ...(language && { [HEADERS.answerLanguage]: language }) },
    reason: refusal.reason,
    code: envelope.code,
    ...(typeof field === 'string' && { field }),
  };
}

/** Headers of every response: the game clock as `date`, the transport clock in milliseconds, no caching. */
export function clockHeaders(world: World): Record<string, string> {
  return {
    date: new Date(world.clock.now()).toUTCString(),
    'cache-control': 'no-store',
    ...(world.upstream === 'keyed' && { [HEADERS.serverTime]: String(world.clock.transportNow()) }),
  };
}

/** Without the transport clock: in a copy that is handed out later, it would be late. */
const cachedHeaders = (world: World, seconds: number): Record<string, string> => ({
  date: new Date(world.clock.now()).toUTCString(),
  'cache-control': `public, s-maxage=${seconds}`,
});

export function send(response: ServerResponse, world: World, answer: Answer): void {
  if (response.headersSent || response.destroyed) return;
  const { status, json, headers, kept } = answer;
  const isPacked = json.length >= PACKED_FROM_CHARS && takesGzip(response);
  const etag = kept && kept.isOnce !== true ? etagOf(answer, isPacked) : undefined;
  const shared: Record<string, string> = {
    ...(kept?.sharedSeconds === undefined ? clockHeaders(world) : cachedHeaders(world, kept.sharedSeconds)),
    ...varyOf(response, json, kept),
    ...(etag !== undefined && { etag }),
    ...headers,
  };
  if (isSame(response, etag)) return void response.writeHead(304, shared).end();
  const body = isPacked ? gzipSync(json, { level: LEVEL }) : json;
  response.writeHead(status, {
    ...shared,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    ...(isPacked && { 'content-encoding': 'gzip' }),
    ...headers,
  });
  response.end(body);
}

/** By which headers of the request the answer differs; the origin is in there already where it counts. */
function varyOf(response: ServerResponse, json: string, kept: Answer['kept']): { vary?: string } {
  const before = response.getHeader('vary');
  const names = [
    ...(typeof before === 'string' ? [before] : []),
    ...(kept === undefined || kept.isInAllLanguages === true ? [] : [HEADERS.language]),
    ...(json.length >= PACKED_FROM_CHARS ? ['accept-encoding'] : []),
  ];
  return names.length === 0 ? {} : { vary: names.join(', ') };
}

/** Unchanged lists stay the same object: they are digested once. */
const digests = new WeakMap<object, string>();

/** Weak where the bytes are compressed, as those differ from the plain ones. */
function etagOf({ json, data }: Answer, isPacked: boolean): string {
  const isObject = typeof data === 'object' && data !== null;
  const known = isObject ? digests.get(data) : undefined;
  const digest = known ?? hash('sha1', json, 'base64url');
  if (isObject) digests.set(data, digest);
  return `${isPacked ? 'W/' : ''}"${digest}"`;
}

/** Whether the caller has these bytes (RFC 9110, 13.1.2: compared weakly). */
function isSame({ req }: ServerResponse, etag: string | undefined): boolean {
  const asked = req?.headers['if-none-match'];
  if (asked === undefined || etag === undefined) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return asked.split(',').some((each) => each.trim() === '*' || opaque(each) === opaque(etag));
}

/** Lists of matches and games: 400 KB become 56 KB in 7 ms. Compressing smaller responses is not worth the time. */
const PACKED_FROM_CHARS = 16_384;
const LEVEL = 3;

function takesGzip({ req }: ServerResponse): boolean {
  return /\bgzip\b/.test(String(req?.headers['accept-encoding'] ?? ''));
}

/** Writes a call into the journal. `status` 0: no response was sent. */
export function note(
  world: World,
  summary: CallSummary,
  answer: Answer,
  over: { status?: number; fault?: string } = {},
): void {
  const { reason, code, field, isReplay, data } = answer;
  const { player, key, query, body, ...rest } = summary;
  const made = madeId(data);
  world.journal.add({
    at: new Date(world.now()).toISOString(),
    ...rest,
    ...(player !== undefined && { player }),
    ...(query !== undefined && { query }),
    ...(body !== undefined && { body }),
    ...(key !== undefined && { key }),
    status: over.status ?? answer.status,
    code: code ?? 0,
    ...(reason !== undefined && { reason }),
    ...(field !== undefined && { field }),
    ...(made !== undefined && summary.method !== 'GET' && { made }),
    ...(isReplay === true && { replayed: true as const }),
    ...(over.fault !== undefined && { fault: over.fault }),
  });
}

/** The id of the bet or order in a response. */
function madeId(data: unknown): string | undefined {
  const { bet, order } = (data ?? {}) as { bet?: { bet_id?: string }; order?: { order_id?: string } };
  return bet?.bet_id ?? order?.order_id;
}
