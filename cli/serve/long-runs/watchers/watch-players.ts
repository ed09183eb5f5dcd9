import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { compileApp } from '#cli/build/compile-app.ts';
import { precompress } from '#cli/build/precompress.ts';
import { stampBrand } from '#cli/build/stamp-brand.ts';
import { HAS_NGINX, stampSite, startNginx } from '#cli/build/hosting/hosting-servers.fixture.ts';
import { drawOf } from '#simulator/testing';
import { quantile } from '#scripts/bench/load.ts';
import { bundleServer, spawnServer } from '#scripts/bench/spawn-server.ts';
import { type Seen, watchAs } from './virtual-player.ts';
import { GAMES, LANGUAGES, PLACES } from './who-watches.ts';
import { type Played, playedNothing } from './whole-player.ts';

export interface WatchedLoad {
  readonly players: number;
  readonly seconds: number;
  readonly cores: number;
  /** Per second, of all players. */
  readonly requests: number;
  /** Those that wait for a change. */
  readonly held: number;
  /** Milliseconds of the others. */
  readonly p50: number;
  readonly p95: number;
  /** Answers other than 200 and 304, or none within 5 s (30 s for a waiting call). */
  readonly failures: number;
  /** Share of public reads that the cache answered without the upstream. */
  readonly hitRate: number;
  /** Public reads that reached the upstream, per second. */
  readonly upstream: number;
  /** Reads of one player's data, per second; all reach the upstream. */
  readonly ownReads: number;
  /** Share of reads with status 304. */
  readonly unchanged: number;
  /** Bytes per player and minute, with headers. */
  readonly bytes: number;
  /** Requests per second of nginx's processor time. */
  readonly perCpuSecond: number;
  /** Cores used by the process that simulates the players. */
  readonly playersCores: number;
}

const BRAND = 'harborlight';
const PASSWORD = 'Slipway-load-1';
/** Accounts that all players share: reading one costs the same for any of them. */
const TOKENS = 20;
const SHARE_ON_HOME = 0.3;
const SHARE_SIGNED_IN = 0.5;
/** By then all polls have begun and connections are open. */
const ARRIVAL_S = 20;
/** Each loads the app, with TLS handshakes for page and channel; one process simulates the players, beside nginx. */
const COME_IN_A_SECOND = 50;
const ANSWERED_BY_CACHE = new Set(['HIT', 'UPDATING', 'STALE']);

const pick = <T>(all: readonly T[], name: string): T => all[Math.floor(drawOf('watchers', name) * all.length)] as T;

/** Simulates players at lobbies and home pages for some seconds, through nginx with a build's configuration and cache. */
export async function watchPlayers(
  players: number,
  seconds: number,
  isWhole = false,
): Promise<WatchedLoad & { readonly played: Played }> {
  if (!HAS_NGINX) throw new Error('No nginx (Debian: apt-get install nginx-light).');
  const out = mkdtempSync(path.join(tmpdir(), 'slipway-watchers-'));
  const firstFiles = isWhole ? await stampApp(out) : [];
  if (!isWhole) await stampSite(out, 'app-1.js', BRAND);
  const played = playedNothing();
  const members = Array.from({ length: TOKENS }, (_, number) => ({
    id: `watcher-${number}`,
    nickname: `watcher-${number}`,
    email: `watcher-${number}@demo.slipway.test`,
    password: PASSWORD,
    balance: '1000',
    role: 3 as const,
    currency: 'USDT',
    country: 'BR',
  }));
  const startTime = new Date().toISOString();
  const upstream = await spawnServer(await bundleServer(), {
    seed: 'watchers',
    startTime,
    speed: 1,
    world: { members },
  });
  const upstreamPort = Number(new URL(upstream.url).port);
  const nginx = await startNginx({
    root: out,
    out,
    upstreamPort,
    brand: BRAND,
    isCached: true,
    isSecure: isWhole,
    workers: cpus().length,
  });
  const ends: (() => void)[] = [];
  try {
    const tokens = await Promise.all(members.map(({ email }) => signIn(upstream.url, email)));
    let seen: Seen[] = [];
    const begunAt = performance.now();
    const ownAtBegin = process.cpuUsage();
    for (let number = 0; number < players; number += 1) {
      const of = (what: string) => `${what} ${number}`;
      if (isWhole && number % COME_IN_A_SECOND === 0) await pass(1);
      ends.push(
        watchAs({
          url: nginx.url,
          language: pick(LANGUAGES, of('language')),
          game: pick(GAMES, of('game')),
          token: drawOf('watchers', of('player')) < SHARE_SIGNED_IN ? pick(tokens, of('token')) : undefined,
          places: drawOf('watchers', of('page')) < SHARE_ON_HOME ? undefined : pick(PLACES, of('places')),
          onAnswer: (each) => void seen.push(each),
          ...(isWhole && { whole: { firstFiles, played } }),
        }),
      );
    }
    await pass(ARRIVAL_S);
    // A whole run includes the arrival.
    const from = isWhole ? begunAt : performance.now();
    if (!isWhole) seen = [];
    const cpuBefore = isWhole ? 0 : nginxSeconds(out);
    const ownBefore = isWhole ? ownAtBegin : process.cpuUsage();
    await pass(seconds);
    const cpu = nginxSeconds(out) - cpuBefore;
    const own = process.cpuUsage(ownBefore);
    const took = (performance.now() - from) / 1_000;
    const playersCores = (own.user + own.system) / 1e6 / took;
    return { ...figures(seen, players, took, cpu), playersCores, played: { ...played } };
  } finally {
    for (const end of ends) end();
    await nginx.close();
    await upstream.kill('SIGTERM');
    rmSync(out, { recursive: true, force: true });
  }
}

function figures(
  seen: readonly Seen[],
  players: number,
  seconds: number,
  cpuSeconds: number,
): Omit<WatchedLoad, 'playersCores'> {
  const times = seen.flatMap(({ ms, isHeld }) => (isHeld ? [] : [ms])).sort((one, other) => one - other);
  const shared = seen.filter(({ cache }) => cache !== undefined);
  const hits = shared.filter(({ cache }) => ANSWERED_BY_CACHE.has(cache ?? ''));
  const count = (is: (each: Seen) => boolean): number => seen.filter(is).length;
  return {
    players,
    seconds,
    cores: cpus().length,
    requests: seen.length / seconds,
    held: count(({ isHeld }) => isHeld) / seconds,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    failures: count(({ status }) => status !== 200 && status !== 304),
    hitRate: hits.length / shared.length,
    upstream: (shared.length - hits.length) / seconds,
    ownReads: (seen.length - shared.length) / seconds,
    unchanged: count(({ status }) => status === 304) / seen.length,
    bytes: (seen.reduce((sum, { bytes }) => sum + bytes, 0) / players) * (60 / seconds),
    perCpuSecond: seen.length / cpuSeconds,
  };
}

/** A site with the app as shipped. @returns the first files of its home page */
async function stampApp(out: string): Promise<readonly string[]> {
  const root = process.cwd();
  const app = await compileApp({ root, folder: path.join(out, 'app'), isDevelopment: false });
  await precompress(app.folder);
  const folder = await stampBrand({ root, id: BRAND, app, out });
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:href|src)="(\/(?:assets|brand|theme|frame)[^"]*)"/g)].map(
    ([, address = '']) => address,
  );
  return [...new Set(named)];
}

const pass = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1_000));

async function signIn(url: string, account: string): Promise<string> {
  const response = await fetch(`${url}/sports/api/v1/sign_in/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password: PASSWORD }),
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
}

/** Linux counts hundredths of a second. */
const TICKS_PER_S = 100;

/** Processor time of nginx's processes, identified by their folder. */
function nginxSeconds(out: string): number {
  const pidFile = readdirSync(out).find((name) => name.startsWith('nginx-')) ?? '';
  const main = readFileSync(path.join(out, pidFile, 'nginx.pid'), 'utf8').trim();
  const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return [main, ...children].reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S;
  }, 0);
}
