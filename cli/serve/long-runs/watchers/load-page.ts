import { HEARTBEAT_EVERY_MS } from '#contract/entities';
import { measuredText } from '#scripts/bench/measured-code.ts';
import type { BenchmarkRun } from '#scripts/bench/record.ts';
import type { WatchedLoad } from './watch-players.ts';
import { MAX_UPSTREAM } from './who-watches.ts';
import type { Played } from './whole-player.ts';

export const FIGURES_FILE = 'docs/operators/load.json';
export const LOAD_PAGE = 'docs/operators/load.md';

export interface LoadFigures {
  readonly date: string;
  readonly commit: string;
  readonly load: WatchedLoad;
  /** `npm run bench -- watching`: a minute of an open page in Chromium over HTTPS and HTTP/2. */
  readonly pages: Readonly<Record<'home' | 'lobby', { readonly requests: number; readonly bytes: number }>>;
  /**
   * `npm run qa -- load --whole --write` by number of players: with TLS, push sockets, bets and first loads; stored also over a
   * limit.
   */
  readonly whole: readonly (WatchedLoad & Played & { readonly date: string; readonly commit: string })[];
  /** The same before ETags, changes and the cache existed. */
  readonly before: Readonly<Record<'home' | 'lobby', { readonly requests: number; readonly bytes: number }>>;
}

/** Code of the requests and of the servers that answer them. */
export const LOAD_CODE: readonly string[] = ['app/api', 'cli/build/hosting', 'cli/serve/long-runs', 'simulator/doors'];

const PLAYERS = [1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000] as const;
const SHARE_SIGNED_IN = 0.5;
const HEARTBEAT_BYTES = 110;
const MINUTE_S = 60;

/** A minute of an open page from the benchmark `watching`. */
export function pagesOf({ figures }: BenchmarkRun): LoadFigures['pages'] {
  const of = (name: string): number => {
    const found = figures.find((each) => each.name === name);
    if (found === undefined) throw new Error(`The benchmark watching has no figure ${name}.`);
    return found.figure;
  };
  const page = (path: string) => ({ requests: of(`${path}: requests`), bytes: of(`${path}: a minute`) });
  return { home: page('/'), lobby: page('/sport/soccer') };
}

export interface OperatorLoad {
  readonly players: number;
  readonly requests: number;
  readonly megabits: number;
  readonly connections: number;
  readonly sockets: number;
  readonly hitRate: number;
  readonly upstream: number;
  readonly ownReads: number;
  readonly nginxCores: number;
}

/**
 * The load of this many players, from one measured run. Players' requests grow with their number. Upstream requests do not: each
 * list is requested once per lifetime and language, so they stay constant once every list is always in demand.
 */
export function loadOf(players: number, { load, pages }: LoadFigures): OperatorLoad {
  const times = players / load.players;
  const requests = load.requests * times;
  const ownReads = load.ownReads * times;
  const shared = requests - ownReads;
  // Below the measured number some seconds have no request; above it, the cache answers.
  const upstream = Math.min(load.upstream, shared);
  const sockets = players * SHARE_SIGNED_IN;
  const read = (players * Math.max(pages.home.bytes, pages.lobby.bytes)) / MINUTE_S;
  const heartbeats = (sockets * HEARTBEAT_BYTES * 1_000) / HEARTBEAT_EVERY_MS;
  return {
    players,
    requests,
    megabits: ((read + heartbeats) * 8) / 1e6,
    connections: players,
    sockets,
    hitRate: 1 - upstream / shared,
    upstream,
    ownReads,
    nginxCores: requests / load.perCpuSecond,
  };
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const digits = (value: number): string => (value >= 10 ? whole(value) : value.toPrecision(2));
const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);

type Whole = LoadFigures['whole'][number];
const LONGEST_P95_MS = 500;
const over = (text: string, isOver: boolean): string => (isOver ? `**${text}: over**` : text);
const WHOLE: readonly (readonly [name: string, of: (ran: Whole) => string, limit: string])[] = [
  ['first loads', ({ firstLoads }) => whole(firstLoads), ''],
  ['push sockets, of them lost', ({ sockets, lostSockets }) => `${whole(sockets)}, ${lostSockets}`, ''],
  ['bets, of them not placed', ({ bets, refused }) => `${whole(bets)}, ${refused}`, ''],
  ['requests a second', ({ requests }) => whole(requests), ''],
  [
    'an answer',
    ({ p50, p95 }) => `median ${whole(p50)} ms, ${over(`p95 ${whole(p95)} ms`, p95 > LONGEST_P95_MS)}`,
    'p95 at most 500 ms',
  ],
  ['failed', ({ failures }) => over(String(failures), failures > 0), 'none'],
  ['of the cores, busy with the players themselves', ({ playersCores }) => playersCores.toFixed(1), ''],
  ['public reads from the cache', ({ hitRate }) => `${(hitRate * 100).toFixed(1)} %`, ''],
  ['requests per second of processor time of nginx', ({ perCpuSecond }) => whole(perCpuSecond), ''],
];

const withEverything = (wholes: readonly Whole[]): string => `## With everything

\`npm run qa -- load --whole\` adds TLS, the push channel of who is signed in, a bet of each a minute, and the first load of the app without a CDN, 50 players a second; all from the first who comes on, and all of it, the players included, on the same cores:

| figure | ${wholes.map((ran) => `${whole(ran.players)} players, ${ran.date}, \`${ran.commit}\``).join(' | ')} | limit |
|---|${'---|'.repeat(wholes.length)}---|
${WHOLE.map(([name, of, limit]) => `| ${name} | ${wholes.map(of).join(' | ')} | ${limit} |`).join('\n')}

`;

/** docs/operators/load.md; a test compares them. */
export function loadPage(figures: LoadFigures): string {
  const { date, commit, load, pages, before } = figures;
  const wholes = [...figures.whole].sort((one, other) => one.players - other.players);
  const rows = PLAYERS.map((players) => {
    const of = loadOf(players, figures);
    return `| ${whole(players)} | ${whole(of.requests)} | ${digits(of.megabits)} | ${whole(of.connections)} + ${whole(of.sockets)} | ${(of.hitRate * 100).toFixed(of.hitRate > 0.999 ? 3 : 1)} % | ${digits(of.upstream)} | ${digits(of.ownReads)} | ${digits(of.nginxCores)} |`;
  });
  return `# How much load players are

A model, computed from what was measured on ${date} (\`npm run bench -- watching\`, \`npm run qa -- load --write\`); the figures are in [load.json](load.json). ${measuredText({ commit, code: LOAD_CODE })} A page that is open and that no one touches asks for this in a minute, headers included:

| page, 390 x 844 | requests | KB | before the ETags, changes and cache of this page |
|---|---|---|---|
| \`/\` | ${whole(pages.home.requests)} | ${kilobytes(pages.home.bytes)} | ${whole(before.home.requests)} requests, ${kilobytes(before.home.bytes)} KB |
| \`/sport/soccer\` | ${whole(pages.lobby.requests)} | ${kilobytes(pages.lobby.bytes)} | ${whole(before.lobby.requests)} requests, ${kilobytes(before.lobby.bytes)} KB |

A lobby lets a call wait for changes at the places of its rows, and asks for all changes once a minute. Where the upstream offers no such calls, it asks every 3 s, and odds are at most 5 s old: nginx keeps an answer for one to two (it counts whole seconds). A home page polls its six matches every 10 s. A hidden tab asks for nothing.${load.held === 0 ? ' The players of this run asked every 3 s.' : ''}

## Players at once

With \`nginx-cached.conf\` ([Hosting](hosting.md#a-cache-for-what-all-players-read)). Half of the players are signed in; seven of ten look at a lobby, three at the home page.

| players | requests/s at nginx | Mbit/s out | connections + push sockets | from the cache | public reads/s at the upstream | players' own reads/s at the upstream | cores for nginx |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}

- **Requests, own reads** grow with the players, from ${whole(load.requests)} and ${digits(load.ownReads)} a second of ${whole(load.players)}. Own reads are the balance, once a minute; your upstream answers them, and no cache may. Bets come on top.
- **Public reads at the upstream** do not grow: each list is asked for once in its lifetime (one second for odds) or its change, in each language. ${whole(load.players)} players of seven languages made ${digits(load.upstream)} a second; your number of languages and sports sets it. With several nginx, each has its own.
- **Mbit/s out** are those of the larger page, in Chromium over HTTPS and HTTP/2, and the heartbeats of the push channel. First loads of the app come on top, and belong in a CDN.
- **Connections**: a browser keeps one to nginx, and a signed-in player one more for the push channel, which nginx passes on: your upstream has as many sockets. One nginx process holds as many as \`worker_connections\` says, and needs two file descriptors for each socket.
- **Cores for nginx** are ${whole(load.perCpuSecond)} requests per second of processor time, measured without TLS. A TLS handshake costs about a millisecond of a core, once for each player who comes.

Without the cache your upstream answers all requests itself. It still saves the bytes by 304, if it sends an ETag.

## The run behind it

\`npm run qa -- load\` starts the simulator and nginx with the file of a build, lets ${whole(load.players)} players ask as the app does, on two connections each (HTTP/1.1), and ends with 1 over a limit. Everything, the players included, was on ${load.cores} cores:

| figure | measured | limit |
|---|---|---|
| requests a second | ${whole(load.requests)} | |
| of them calls that waited for a change | ${whole(load.held)} | |
| another answer | median ${whole(load.p50)} ms, p95 ${whole(load.p95)} ms | p95 at most 500 ms |
| failed | ${load.failures} | none |
| public reads from the cache | ${(load.hitRate * 100).toFixed(1)} % | |
| public reads at the upstream | ${digits(load.upstream)} a second | at most ${whole(MAX_UPSTREAM)} |
| answered 304 | ${(load.unchanged * 100).toFixed(1)} % | |
| a player, a minute, HTTP/1.1 | ${kilobytes(load.bytes)} KB | at most 25 KB |

${wholes.length === 0 ? 'Not in it: TLS, bets, and the push channel under load' : `${withEverything(wholes)}The push channel alone`} ([2,000 sockets on one simulator](../qa/simulator.md)).
`;
}
