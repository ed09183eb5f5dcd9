// Players at lobbies and home pages, through nginx as a build configures it with its cache: `npm run qa -- load [--players 5000
// --seconds 60]`. Exits with 1 over a limit. `--write` stores the figures and writes docs/operators/load.md, whose model uses
// only runs within the limits.
import { readFileSync, writeFileSync } from 'node:fs';
import { command, wholeNumber } from '#scripts/config/command.ts';
import { commitOf } from '#scripts/bench/measured-code.ts';
import type { History } from '#scripts/bench/record.ts';
import { FIGURES_FILE, LOAD_PAGE, loadPage, pagesOf, type LoadFigures } from './watchers/load-page.ts';
import { watchPlayers } from './watchers/watch-players.ts';
import { MAX_UPSTREAM } from './watchers/who-watches.ts';

const { players, seconds, whole, write } = command('qa load')
  .option('--players <count>', 'how many', wholeNumber, 5_000)
  .option('--seconds <count>', 'how long they are counted', wholeNumber, 60)
  .option('--whole', 'also TLS, push sockets, bets and first loads', false)
  .option('--write', 'keep the figures, and write the page for operators', false)
  .parse()
  .opts<{ players: number; seconds: number; whole: boolean; write: boolean }>();

const { played, ...load } = await watchPlayers(players, seconds, whole);
const {
  cores,
  requests,
  held,
  p50,
  p95,
  failures,
  hitRate,
  upstream,
  ownReads,
  unchanged,
  bytes,
  perCpuSecond,
  playersCores,
} = load;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const lines: readonly (readonly [text: string, isKept?: boolean | undefined])[] = [
  [
    `${players} players for ${load.seconds.toFixed(0)} s${whole ? ', from the first who comes' : ''}, everything on ${cores} cores, ${playersCores.toFixed(1)} of them busy with the players`,
  ],
  [`requests a second         ${requests.toFixed(0)}, ${held.toFixed(0)} of them calls that waited`],
  [`an answer                 median ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (at most 500)`, p95 <= 500],
  [`failed                    ${failures} (none)`, failures === 0],
  [`answered by the cache     ${percent(hitRate)} of public reads`],
  [
    `reached the upstream      ${upstream.toFixed(1)} public reads a second (at most ${MAX_UPSTREAM.toFixed(0)}), ${ownReads.toFixed(1)} of one player`,
    upstream <= MAX_UPSTREAM,
  ],
  [`answered 304              ${percent(unchanged)}`],
  [
    `a player, a minute        ${(bytes / 1_000).toFixed(1)} KB ${whole ? '(with the first load)' : '(at most 25)'}`,
    whole ? undefined : bytes <= 25_000,
  ],
  [`nginx                     ${perCpuSecond.toFixed(0)} requests per second of processor time`],
];
const { bets, refused, sockets, lostSockets, firstLoads } = played;
if (whole)
  console.log(
    `     since the start           ${firstLoads} first loads, ${sockets} push sockets (${lostSockets} lost), ${bets} bets (${refused} not placed), by TLS`,
  );
for (const [text, isKept] of lines) console.log(`${isKept === undefined ? '    ' : isKept ? 'ok  ' : 'OVER'} ${text}`);
const isOver = lines.some(([, isKept]) => isKept === false);
if (isOver) process.exitCode = 1;
if (write && (whole || !isOver)) keep();

function keep(): void {
  const before = JSON.parse(readFileSync(FIGURES_FILE, 'utf8')) as LoadFigures;
  const date = new Date().toISOString().slice(0, 10);
  if (whole) {
    const ran = { ...load, ...played, date, commit: commitOf() };
    return writeFigures({ ...before, whole: [...before.whole.filter((each) => each.players !== players), ran] });
  }
  const { releases } = JSON.parse(readFileSync('docs/developers/benchmarks.json', 'utf8')) as History;
  const watching = releases.at(-1)?.runs['watching'];
  const figures: LoadFigures = {
    ...before,
    date,
    commit: commitOf(),
    load,
    ...(watching !== undefined && { pages: pagesOf(watching) }),
  };
  writeFigures(figures);
}

function writeFigures(figures: LoadFigures): void {
  writeFileSync(FIGURES_FILE, `${JSON.stringify(figures, undefined, 2)}\n`);
  writeFileSync(LOAD_PAGE, loadPage(figures));
}
