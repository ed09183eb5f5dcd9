import { Agent, request } from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';
import { gunzipSync } from 'node:zlib';
import { rowPath, rows } from '#contract/rows';
import type { Asked } from './asked.ts';
import { type Played, playAs } from './whole-player.ts';

export interface Seen {
  readonly ms: number;
  readonly status: number;
  /** nginx's `x-cache`; absent for rows without a cache. */
  readonly cache: string | undefined;
  readonly bytes: number;
  /** It waited for a change, so its time says nothing about the server. */
  readonly isHeld: boolean;
}

export interface VirtualPlayer {
  readonly url: string;
  readonly language: string;
  readonly game: 'soccer' | 'basketball' | 'bd';
  /** Undefined for guests. */
  readonly token: string | undefined;
  /** Positions in the lobby's list; undefined on the home page. */
  readonly places: string | undefined;
  readonly onAnswer: (seen: Seen) => void;
  /** For a run with other actions besides watching. */
  readonly whole?: { readonly firstFiles: readonly string[]; readonly played: Played };
}

/** The browser's stored answer to a poll. */
interface Kept {
  readonly address: string;
  readonly tag: string | undefined;
  readonly json: string;
}

interface Poll extends Asked {
  readonly everyMs: number;
}

interface Changes {
  readonly version: string;
  readonly since?: string;
  readonly order?: readonly string[];
}

const NOTHING: Kept = { address: '', tag: undefined, json: '' };
const HOME_MS = 10_000;
const CRICKET_MS = 30_000;
const MINUTE_MS = 60_000;
/** Of a lobby; see held-call.ts and list-pace.ts. */
const BEGINS_MS = 3_000;
const CATCH_UP_MS = 60_000;
export const EVERY_MS = 450;
const WAIT_S = 25;
const ANSWERED_MS = 5_000;
/** A browser multiplexes requests over one connection. */
const CONNECTIONS = 2;

const pass = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Requests what an open page of the app requests (book-reader.ts, use-first-matches.ts, every-minute.ts), with the ETags of
 * stored answers.
 *
 * @returns a function that ends it
 */
export function watchAs(player: VirtualPlayer): () => void {
  const isSecure = player.url.startsWith('https:');
  const pool = { keepAlive: true, maxSockets: CONNECTIONS };
  const agent = isSecure ? new SecureAgent({ ...pool, rejectUnauthorized: false }) : new Agent(pool);
  const over = new AbortController();

  const ask = ({ address, headers, wait = 0, body: sent }: Asked, kept: Kept): Promise<Kept> =>
    new Promise((resolve) => {
      const tag = kept.address === address ? kept.tag : undefined;
      const startedAt = performance.now();
      const see = (seen: Pick<Seen, 'status' | 'cache' | 'bytes'>) =>
        player.onAnswer({ ...seen, ms: performance.now() - startedAt, isHeld: wait > 0 });
      const call = (isSecure ? requestSecure : request)(player.url + address, {
        agent,
        method: sent === undefined ? 'GET' : 'POST',
        headers: {
          'accept-language': player.language,
          'accept-encoding': 'gzip, deflate, br, zstd',
          ...(tag !== undefined && { 'if-none-match': tag }),
          ...headers,
        },
      });
      call.setTimeout(wait * 1_000 + ANSWERED_MS, () => call.destroy(new Error('no answer')));
      call.once('error', () => {
        if (!over.signal.aborted) see({ status: 0, cache: undefined, bytes: 0 });
        resolve(NOTHING);
      });
      call.once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () => {
          const { statusCode: status = 0, headers: answered, rawHeaders } = response;
          const body = Buffer.concat(chunks);
          const bytes = body.length + rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
          see({ status, cache: answered['x-cache'] as string | undefined, bytes });
          if (status === 304) return resolve(kept);
          if (status !== 200) return resolve(NOTHING);
          const json = String(answered['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
          resolve({ address, tag: answered.etag, json });
        });
      });
      call.end(sent);
    });

  async function poll({ everyMs, ...asked }: Poll): Promise<void> {
    // Players arrive at different times.
    await pass(Math.random() * everyMs);
    for (let kept = NOTHING; !over.signal.aborted; await pass(everyMs)) kept = await ask(asked, kept);
  }

  for (const each of pollsOf(player)) void poll(each);
  if (player.whole !== undefined) {
    const { url, token, whole } = player;
    const text = async (asked: Asked) => {
      const kept = await ask(asked, NOTHING);
      return kept === NOTHING ? undefined : kept.json;
    };
    playAs({ url, token, ...whole, ask: text, over: over.signal });
  }
  if (player.places !== undefined) void followLobby(player.game, player.places, ask, over.signal);
  return () => {
    over.abort();
    agent.destroy();
  };
}

/**
 * Follows the list of a lobby that is not scrolled: each call waits for changes at its positions, and all changes are read once a
 * minute.
 */
async function followLobby(
  game: VirtualPlayer['game'],
  places: string,
  ask: (asked: Asked, kept: Kept) => Promise<Kept>,
  over: AbortSignal,
): Promise<void> {
  const path = rowPath(rows.listMatchChanges, { game });
  let kept = NOTHING;
  const read = async (query: string, wait = 0): Promise<Changes | undefined> => {
    kept = await ask({ address: path + query, wait }, kept);
    return kept === NOTHING ? undefined : (JSON.parse(kept.json) as { data: Changes }).data;
  };
  await pass(Math.random() * BEGINS_MS);
  let list: string | undefined;
  let shown: string | undefined;
  let caughtUpIn = 0;
  while (!over.aborted) {
    const askedAt = performance.now();
    if (list === undefined) {
      list = (await read(''))?.version;
      await pass(BEGINS_MS);
      continue;
    }
    // All pages at the same time.
    const turn = Math.floor(Date.now() / CATCH_UP_MS);
    const isCatchingUp = shown === undefined || turn !== caughtUpIn;
    const answer = isCatchingUp
      ? await read(`?since=${list}&wait=0`)
      : await read(`?since=${shown}&wait=${WAIT_S}&places=${places}`, WAIT_S);
    if (isCatchingUp && answer !== undefined) [list, caughtUpIn] = [answer.version, turn];
    // In another order the positions may hold other matches.
    const isSameList = answer !== undefined && answer.since !== undefined && answer.order === undefined;
    if (!isCatchingUp) shown = isSameList ? answer.version : undefined;
    else if (shown === undefined || !isSameList) shown = answer?.version;
    if (answer === undefined) await pass(BEGINS_MS);
    else if (!isCatchingUp) await pass(Math.max(0, EVERY_MS - (performance.now() - askedAt)));
  }
}

function pollsOf({ game, token, places }: VirtualPlayer): readonly Poll[] {
  const available = { everyMs: MINUTE_MS, address: rowPath(rows.listAvailableGames, {}) };
  const account = {
    everyMs: MINUTE_MS,
    address: rowPath(rows.getAccount, {}),
    headers: { authorization: `Bearer ${token}` },
  };
  const own = token === undefined ? [available] : [available, account];
  if (places !== undefined) return own;
  const first = { everyMs: HOME_MS, address: `${rowPath(rows.listMatches, { game })}?start=0&limit=6` };
  return [first, { everyMs: CRICKET_MS, address: rowPath(rows.listCricketMatches, {}) }, ...own];
}
