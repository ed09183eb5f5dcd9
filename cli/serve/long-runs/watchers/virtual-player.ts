import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { rowPath, rows } from '#contract/rows';

/** One answer, as the page's request would see it. */
export interface Seen {
  readonly ms: number;
  readonly status: number;
  /** What nginx did (`x-cache`); absent for rows that it does not keep. */
  readonly cache: string | undefined;
  readonly bytes: number;
}

export interface VirtualPlayer {
  readonly url: string;
  readonly language: string;
  readonly game: 'soccer' | 'basketball' | 'bd';
  /** Undefined: a guest. */
  readonly token: string | undefined;
  readonly isOnHome: boolean;
  readonly onAnswer: (seen: Seen) => void;
}

interface Poll {
  readonly everyMs: number;
  readonly address: () => string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly onBody?: (json: string) => void;
}

/** The last answer that the browser has of a poll. */
interface Kept {
  readonly address: string;
  readonly tag: string | undefined;
}

const LOBBY_MS = 3_000;
const HOME_MS = 10_000;
const CRICKET_MS = 30_000;
const MINUTE_MS = 60_000;

/**
 * What the app asks for on an open page (book-reader.ts, use-first-matches.ts, every-minute.ts), on one connection, with the answers that the
 * browser has kept named by their tags.
 *
 * @returns a function that ends it
 */
export function watchAs(player: VirtualPlayer): () => void {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let hasEnded = false;
  const ends: (() => void)[] = [];

  const ask = (poll: Poll, kept: Kept): Promise<Kept> =>
    new Promise((resolve) => {
      const address = poll.address();
      const tag = kept.address === address ? kept.tag : undefined;
      const startedAt = performance.now();
      const call = request(player.url + address, {
        agent,
        headers: {
          'accept-language': player.language,
          'accept-encoding': 'gzip, deflate, br, zstd',
          ...(tag !== undefined && { 'if-none-match': tag }),
          ...poll.headers,
        },
      });
      call.setTimeout(5_000, () => call.destroy(new Error('no answer in 5 s')));
      call.once('error', () => {
        if (!hasEnded) player.onAnswer({ ms: performance.now() - startedAt, status: 0, cache: undefined, bytes: 0 });
        resolve(kept);
      });
      call.once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () => {
          const { statusCode: status = 0, headers, rawHeaders } = response;
          const body = Buffer.concat(chunks);
          const bytes = body.length + rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
          player.onAnswer({
            ms: performance.now() - startedAt,
            status,
            cache: headers['x-cache'] as string | undefined,
            bytes,
          });
          if (status === 200)
            poll.onBody?.((headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString());
          resolve({ address, tag: headers.etag });
        });
      });
      call.end();
    });

  for (const poll of pollsOf(player)) {
    let kept: Kept = { address: '', tag: undefined };
    let timer: NodeJS.Timeout;
    const repeat = async (): Promise<void> => {
      kept = await ask(poll, kept);
      if (!hasEnded) timer = setTimeout(() => void repeat(), poll.everyMs);
    };
    // People do not come at the same moment.
    timer = setTimeout(() => void repeat(), Math.random() * poll.everyMs);
    ends.push(() => clearTimeout(timer));
  }
  return () => {
    hasEnded = true;
    for (const end of ends) end();
    agent.destroy();
  };
}

function pollsOf({ game, token, isOnHome }: VirtualPlayer): readonly Poll[] {
  const available = { everyMs: MINUTE_MS, address: () => rowPath(rows.listAvailableGames, {}) };
  const account = {
    everyMs: MINUTE_MS,
    address: () => rowPath(rows.getAccount, {}),
    headers: { authorization: `Bearer ${token}` },
  };
  const own = token === undefined ? [available] : [available, account];
  if (isOnHome) {
    const first = { everyMs: HOME_MS, address: () => `${rowPath(rows.listMatches, { game })}?start=0&limit=6` };
    return [first, { everyMs: CRICKET_MS, address: () => rowPath(rows.listCricketMatches, {}) }, ...own];
  }
  let version: string | undefined;
  const changes = {
    everyMs: LOBBY_MS,
    address: () => rowPath(rows.listMatchChanges, { game }) + (version === undefined ? '' : `?since=${version}`),
    onBody: (json: string) => void ({ version } = (JSON.parse(json) as { data: { version: string } }).data),
  };
  return [changes, ...own];
}
