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

export interface CallSummary {
  readonly row: string;
  readonly method: string;
  readonly path: string;
  readonly query?: unknown;
  body?: unknown;
  player?: string;
  key?: string;
}

/** What browsers and shared caches may store. */
interface Kept {
  /** For shared caches, if any. */
  readonly sharedSeconds: number | undefined;
  /** Never read twice, so without ETag. */
  readonly isOnce?: boolean;
  /** The same in every language, so it does not vary by it. */
  readonly isInAllLanguages?: boolean;
}

export interface Answer {
  readonly status: number;
  readonly json: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly data?: unknown;
  readonly isReplay?: boolean;
  readonly reason?: string;
  readonly code?: number;
  readonly field?: string;
  readonly kept?: Kept | undefined;
}

/**
 * An error in the upstream's shape: a refusal by its reason, others as server errors, which are logged. With a language the words
 * are for a player, else for developers.
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

/** On every response: the game clock as `date`, the transport clock in milliseconds, no caching. */
export function clockHeaders(world: World): Record<string, string> {
  return {
    date: new Date(world.clock.now()).toUTCString(),
    'cache-control': 'no-store',
    ...(world.upstream === 'keyed' && { [HEADERS.serverTime]: String(world.clock.transportNow()) }),
  };
}

/** Without the transport clock, which would be old in a copy. */
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

/** Request headers that the answer depends on; the origin is there already. */
function varyOf(response: ServerResponse, json: string, kept: Answer['kept']): { vary?: string } {
  const before = response.getHeader('vary');
  const names = [
    ...(typeof before === 'string' ? [before] : []),
    ...(kept === undefined || kept.isInAllLanguages === true ? [] : [HEADERS.language]),
    ...(json.length >= PACKED_FROM_CHARS ? ['accept-encoding'] : []),
  ];
  return names.length === 0 ? {} : { vary: names.join(', ') };
}

/** Unchanged lists are the same object and are hashed once. */
const digests = new WeakMap<object, string>();

/** Weak if compressed, because the bytes differ. */
function etagOf({ json, data }: Answer, isPacked: boolean): string {
  const isObject = typeof data === 'object' && data !== null;
  const known = isObject ? digests.get(data) : undefined;
  const digest = known ?? hash('sha1', json, 'base64url');
  if (isObject) digests.set(data, digest);
  return `${isPacked ? 'W/' : ''}"${digest}"`;
}

/** Compared weakly (RFC 9110, 13.1.2). */
function isSame({ req }: ServerResponse, etag: string | undefined): boolean {
  const asked = req?.headers['if-none-match'];
  if (asked === undefined || etag === undefined) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return asked.split(',').some((each) => each.trim() === '*' || opaque(each) === opaque(etag));
}

/** Lists of matches and games: 400 KB become 56 KB in 7 ms. Smaller responses are not worth it. */
const PACKED_FROM_CHARS = 16_384;
const LEVEL = 3;

function takesGzip({ req }: ServerResponse): boolean {
  return /\bgzip\b/.test(String(req?.headers['accept-encoding'] ?? ''));
}

/** Adds a call to the journal. `status` 0: no response. */
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

function madeId(data: unknown): string | undefined {
  const { bet, order } = (data ?? {}) as { bet?: { bet_id?: string }; order?: { order_id?: string } };
  return bet?.bet_id ?? order?.order_id;
}
