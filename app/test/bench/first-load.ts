import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUDGETS, budgetUnit, measureSizes, type BudgetName } from '#cli/build/budgets.ts';
import { compileApp } from '#cli/build/compile-app.ts';
import { HAS_BROTLI } from '#cli/build/hosting/hosting-servers.fixture.ts';
import { amount, keep, say } from '#scripts/bench/figures.ts';
import { type Load, SLOW_PHONE } from './load-once.ts';
import { median } from '#scripts/bench/load.ts';
import { measureLoads, PRESSED, WARM } from './measure-loads.ts';

/**
 * `npm run bench -- first-load`: the home page and a lobby on a slow phone, in Chromium, as they ship: compiled,
 * stamped, behind nginx with the file that a build writes, by TLS and HTTP/2, with Brotli where nginx has the module, and the simulator
 * behind that. Medians of several loads of fresh profiles; ends with 1 when a limit is missed. `SLIPWAY_BENCH_ROUNDS` sets how many.
 */
const LIMITS = {
  lcp: 1_200,
  /** A page of rows has nothing larger than its rows: the same moment as the first odds. */
  lcpOfRows: 2_000,
  cls: 0.05,
  scriptBytes: 170_000,
  scripts: 12,
  firstOdds: 2_000,
  warmOdds: 800,
  requestsBefore: 20,
  /** Of the price, from the press on. */
  marked: 100,
  answered: 2_400,
  warmAnswered: 1_200,
  requestsAnswered: 18,
} as const;
const PAGES = amount(['/', '/sport/soccer'], ['/']);
const RUNS = Number(process.env['SLIPWAY_BENCH_ROUNDS'] ?? amount(5, 1));
const BRANDS = ['harborlight'];

function keepPresses(page: string, isWarm: boolean, loads: readonly Load[]): void {
  const presses = loads.flatMap(({ press }) => press ?? []);
  const of = (name: 'marked' | 'answered' | 'requests' | 'bytes') => median(presses.map((press) => press[name]));
  const judged = (what: string, figure: number, unit: string, most: number): void =>
    keep({ name: `${page}: ${what}`, figure, unit, limit: { most } });
  judged('the price is marked', of('marked'), 'ms', LIMITS.marked);
  judged('the tray shows it', of('answered'), 'ms', isWarm ? LIMITS.warmAnswered : LIMITS.answered);
  say(`     each load ${presses.map(({ answered }) => answered.toFixed(0)).join(' ')}`);
  const longest = presses.map(({ longTasks }) => longTasks.toSorted((a, b) => b - a).slice(0, 3));
  say(`     longest tasks until then ${longest.map((tasks) => tasks.map(Math.round).join(' ')).join('; ')}`);
  if (isWarm) return;
  judged('requests until then', of('requests'), 'requests', LIMITS.requestsAnswered);
  keep({ name: `${page}: all that has come by then, over the wire`, figure: of('bytes'), unit: 'bytes' });
}

const out = await mkdtemp(path.join(tmpdir(), 'slipway-first-load-'));
try {
  const app = await compileApp({ root: process.cwd(), folder: path.join(out, 'app'), isDevelopment: false });
  const sizes = await measureSizes(app);
  for (const budget of Object.keys(BUDGETS) as BudgetName[])
    keep({
      name: `weight as built: ${budget}`,
      figure: sizes[budget],
      unit: budgetUnit(budget),
      limit: { most: BUDGETS[budget] },
    });
  const { latency, bitsPerSecond, slowdown, width, height } = SLOW_PHONE;
  say(
    `${PAGES.join(' and ')} at ${width} x ${height}, ${latency} ms round trip, ${bitsPerSecond / 1e6} Mbit/s, processor / ${slowdown}, nginx with ${HAS_BROTLI ? 'Brotli' : 'gzip'}; medians of ${RUNS}`,
  );
  for (const id of BRANDS)
    for (const [page, loads] of await measureLoads({
      id,
      app,
      out,
      pages: PAGES,
      runs: RUNS,
      withWarm: true,
      withPress: true,
    })) {
      const isWarm = page.includes(WARM);
      if (page.endsWith(PRESSED)) {
        keepPresses(page, isWarm, loads);
        continue;
      }
      const of = (name: (keyof typeof LIMITS & keyof Load) | 'appOdds' | 'fcp' | 'requests' | 'bytes'): number =>
        median(loads.map((load) => load[name]));
      const name = `${BRANDS.length > 1 ? `${id}, ` : ''}${page}: `;
      const judged = (
        what: string,
        member: keyof typeof LIMITS & keyof Load,
        unit: string,
        most: number = LIMITS[member],
      ): void => keep({ name: name + what, figure: of(member), unit, limit: { most } });
      judged('first odds that can be pressed', 'firstOdds', 'ms', isWarm ? LIMITS.warmOdds : LIMITS.firstOdds);
      say(`     each load ${loads.map(({ firstOdds }) => firstOdds.toFixed(0)).join(' ')}`);
      keep({
        name: `${name}the app shows its own odds, and does what was pressed before`,
        figure: of('appOdds'),
        unit: 'ms',
      });
      if (isWarm) continue;
      judged('requests until then', 'requestsBefore', 'requests');
      judged('largest contentful paint', 'lcp', 'ms', page === '/' ? LIMITS.lcp : LIMITS.lcpOfRows);
      const typical = loads.find(({ lcp }) => lcp === of('lcp'));
      say(`     of ${typical?.lcpElement}; each load ${loads.map(({ lcp }) => lcp.toFixed(0)).join(' ')}`);
      keep({ name: `${name}first contentful paint`, figure: of('fcp'), unit: 'ms' });
      judged('layout shift', 'cls', '');
      const shifted = loads.find(({ cls }) => cls === of('cls'));
      if (shifted?.worstShift) say(`     worst ${shifted.worstShift}`);
      judged('first scripts, over the wire', 'scriptBytes', 'bytes');
      judged('first scripts', 'scripts', 'requests');
      keep({ name: `${name}all that the page asks for`, figure: of('requests'), unit: 'requests' });
      keep({ name: `${name}all that the page asks for, over the wire`, figure: of('bytes'), unit: 'bytes' });
    }
} finally {
  await rm(out, { recursive: true, force: true });
}
