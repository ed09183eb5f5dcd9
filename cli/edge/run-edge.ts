import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rows } from '#contract/rows';
import { UnusableFolder } from '#simulator/doors';
import { plainText } from '#cli/files/read-text.ts';
import { CliError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { sayJsonLine } from '#cli/terminal/out.ts';
import type { BasePaths } from './upstream/paths.ts';
import { DEADLINE_MAX_MS, digestOf } from './door/read-call.ts';
import { startEdge, type Edge, type EdgeOptions } from './start-edge.ts';
import type { EdgeStore } from './store/edge-store.ts';
import { openRedisStore } from './store/redis-store.ts';
import { openSqliteStore } from './store/sqlite-store.ts';
import { markUsed } from './store/used-mark.ts';
import { untilSignal } from '#cli/terminal/until-signal.ts';

export interface EdgeFlags {
  readonly upstream: string;
  readonly port: string;
  readonly host: string;
  readonly allowHost?: readonly string[];
  readonly data: string;
  readonly redis?: string;
  readonly replicas: string;
  readonly secret?: string;
  readonly basePath?: readonly string[];
  readonly pass?: boolean;
  readonly early?: boolean;
  readonly wait: string;
  readonly forward: string;
  readonly settle: string;
  readonly keep: string;
  readonly open: string;
}

const DAY_MS = 86_400_000;
/** Requests arrive at once, because the web server in front buffers them. */
const REQUEST_MS = 15_000;
const SECRET_CHARS_MIN = 32;
/** NTP keeps clocks closer than that. */
const SKEW_MS = 1_000;

/** Starts the edge, prints one line of JSON when ready and one per key, and ends on Ctrl-C. */
export async function runEdge(flags: EdgeFlags): Promise<void> {
  const write = (line: string) => void process.stdout.write(line);
  const options = readFlags(flags);
  const { secret, store } = await openStore(flags, options.keepMs);
  let edge: Edge;
  try {
    edge = await startEdge({ ...options, secret, store, write });
  } catch (error) {
    await store.close();
    throw asCliError(error, flags);
  }
  const { url, port } = edge;
  sayJsonLine({
    ready: true,
    url,
    port,
    upstream: options.upstream.href,
    store: flags.redis === undefined ? 'sqlite' : 'redis',
  });
  await untilSignal();
  await edge.close();
}

type ReadFlags = Omit<EdgeOptions, 'secret' | 'store' | 'write'>;

function readFlags(flags: EdgeFlags): ReadFlags {
  const upstream = URL.canParse(flags.upstream) ? new URL(flags.upstream) : undefined;
  if (upstream === undefined || !/^https?:$/.test(upstream.protocol))
    throw usage(`--upstream must be an address like http://127.0.0.1:8787; got ${JSON.stringify(flags.upstream)}`);
  const forwardMs = number('--forward', flags.forward, 1, 600) * 1_000;
  const settleMs = number('--settle', flags.settle, 1, 3_600) * 1_000;
  if (settleMs < forwardMs)
    throw usage(
      `--settle ${flags.settle} is less than --forward ${flags.forward}: a call could still be on its way when it is given up`,
    );
  const keepMs = number('--keep', flags.keep, 2, 365) * DAY_MS;
  if (keepMs < DEADLINE_MAX_MS) throw usage('--keep is shorter than a deadline may be');
  return {
    upstream,
    port: number('--port', flags.port, 0, 65_535),
    host: flags.host,
    allowedHosts: flags.allowHost ?? [],
    basePaths: basePathsOf(flags.basePath ?? []),
    isPassing: flags.pass === true,
    isEarly: flags.early === true,
    requestMs: REQUEST_MS,
    waitMs: number('--wait', flags.wait, 0, 60) * 1_000,
    forwardMs,
    settleMs,
    keepMs,
    skewMs: flags.redis === undefined ? 0 : SKEW_MS,
    openMax: number('--open', flags.open, 1, 100_000),
  };
}

const SERVICES: ReadonlySet<string> = new Set(Object.values(rows).map(({ service }) => service));

function basePathsOf(pairs: readonly string[]): BasePaths {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, service = '', path = ''] = /^([\w-]+)=((?:\/[\w.-]+)*)$/.exec(pair) ?? [];
      if (!SERVICES.has(service))
        throw usage(
          `--base-path takes pairs like sports=/api/sports (${[...SERVICES].join(', ')}); got ${JSON.stringify(pair)}`,
        );
      return [service, path];
    }),
  );
}

/** Made at the first start. Without it, a copy of the store does not reveal which payment passwords were tried. */
function secretOf({ secret, data, redis }: EdgeFlags): Buffer<ArrayBuffer> {
  if (secret === undefined && redis !== undefined)
    throw usage('--redis needs --secret FILE: all machines key their digests with the same secret', [
      'Make one: openssl rand -hex 32 > edge.secret',
    ]);
  const file = secret ?? join(data, 'edge.secret');
  try {
    if (secret === undefined && !existsSync(file)) {
      writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
    }
    const text = plainText(file, readFileSync(file)).trim();
    if (text.length < SECRET_CHARS_MIN)
      throw usage(`${file} has less than ${SECRET_CHARS_MIN} characters: openssl rand -hex 32 makes a secret`);
    return Buffer.from(text);
  } catch (error) {
    if (error instanceof CliError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw usage(`The secret ${file} cannot be ${secret === undefined ? 'written' : 'read'} (${code})`);
  }
}

async function openStore(flags: EdgeFlags, keepMs: number): Promise<{ secret: Buffer; store: EdgeStore }> {
  const { redis, replicas, data, secret: own = '' } = flags;
  const isUsed = () => markUsed(own);
  if (redis !== undefined) {
    const secret = secretOf(flags);
    const fingerprint = digestOf(secret, 'fingerprint');
    const options = { url: redis, keepMs, fingerprint, replicas: number('--replicas', replicas, 0, 9), isUsed };
    return { secret, store: await openRedisStore(options) };
  }
  try {
    let secret = Buffer.alloc(0);
    // Lazy, because the secret is a file in the folder, which is made and locked first.
    const fingerprint = () => digestOf((secret = secretOf(flags)), 'fingerprint');
    const store = openSqliteStore(data, fingerprint, own === '' ? undefined : isUsed);
    return { secret, store };
  } catch (error) {
    if (!(error instanceof UnusableFolder)) throw error;
    throw new CliError(`--data: ${error.message}`, { next: error.next, exitCode: EXIT.usage, cause: error });
  }
}

function number(flag: string, text: string, min: number, max: number): number {
  if (/^\d{1,6}(?:\.\d{1,3})?$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
  throw usage(`${flag} must be a number from ${min} to ${max}; got ${JSON.stringify(text)}`);
}

const usage = (message: string, next: readonly string[] = []) => new CliError(message, { next, exitCode: EXIT.usage });

function asCliError(error: unknown, { host, port }: EdgeFlags): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return usage(`Port ${port} of ${host} is in use`, ['Choose another port, or --port 0 for a free one.']);
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return usage(`Cannot listen on ${host}:${port} (${code})`, ['Try --host 127.0.0.1.']);
  return error;
}
