import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brandIds } from '#cli/build/brand/brand-id.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { BUDGETS, budgetUnit, measureSizes, type BudgetName } from '#cli/build/budgets.ts';
import { compileApp } from '#cli/build/compile-app.ts';
import { firstViewOf } from '#cli/build/early-requests.ts';
import { precompress } from '#cli/build/precompress.ts';
import { amount, keep, say } from '#scripts/bench/figures.ts';
import { type Load, type Press, SLOW_PHONE } from './load-once.ts';
import { median } from '#scripts/bench/load.ts';
import { measureLoads, VISITS } from './measure-loads.ts';

/**
 * `npm run bench -- first-load`: the home page and a lobby on a slow phone, in Chromium, as they ship: compiled,
 * stamped, behind nginx with the file that a build writes, by TLS and HTTP/2, with Brotli, and the simulator
 * behind that. One brand is also watched; in all of them the first price is pressed as soon as it stands, in fresh profiles and in one that was
 * there before. Medians of several loads; ends with 1 when a limit is missed. `SLIPWAY_BENCH_ROUNDS` sets how many.
 */
const LIMITS = {
  lcp: 1_200,
  /** A page of rows has nothing larger than its rows: the same moment as the first odds. */
  lcpOfRows: 2_000,
  cls: 0.05,
  scripts: 12,
  firstOdds: 2_000,
  warmOdds: 800,
  requestsBefore: 20,
  /** Of the price, from the press on. */
  marked: 100,
  answered: 2_200,
  warmAnswered: 1_200,
  requestsAnswered: 16,
  answeredTask: 120,
  /** Of the slowest brand, to the watched one. */
  brands: 1.15,
} as const;
const HOME = '/';
const LOBBY = '/sport/soccer';
const WATCHED = 'harborlight';
const RUNS = Number(process.env['SLIPWAY_BENCH_ROUNDS'] ?? amount(9, 1));
const BRANDS = [WATCHED, ...brandIds(process.cwd()).filter((id) => id !== WATCHED)].slice(0, amount(Infinity, 1));

const listed = (figures: readonly number[]): string => figures.map(Math.round).join(' ');

function keepWatched(name: string, isRows: boolean, loads: readonly Load[]): void {
  const of = (
    member: 'lcp' | 'cls' | 'scriptBytes' | 'scripts' | 'fcp' | 'requests' | 'bytes' | 'appOdds' | 'requestsBefore',
  ) => median(loads.map((load) => load[member]));
  const kept = (what: string, figure: number, unit: string, most?: number): void =>
    keep({ name: `${name}: ${what}`, figure, unit, ...(most !== undefined && { limit: { most } }) });
  kept('the app shows its own odds', of('appOdds'), 'ms');
  kept('requests until the first odds', of('requestsBefore'), 'requests', LIMITS.requestsBefore);
  kept('largest contentful paint', of('lcp'), 'ms', isRows ? LIMITS.lcpOfRows : LIMITS.lcp);
  say(
    `     of ${loads.find(({ lcp }) => lcp === of('lcp'))?.lcpElement}; each load ${listed(loads.map(({ lcp }) => lcp))}`,
  );
  kept('first contentful paint', of('fcp'), 'ms');
  kept('layout shift', of('cls'), '', LIMITS.cls);
  const shifted = loads.find(({ cls }) => cls === of('cls'));
  if (shifted?.worstShift) say(`     worst ${shifted.worstShift}`);
  // With the rows, where the odds are drawn before the app has come; that is what is wanted. `weight as built` limits the app itself.
  kept('first scripts, over the wire', of('scriptBytes'), 'bytes');
  kept('first scripts', of('scripts'), 'requests', LIMITS.scripts);
  kept('all that the page asks for', of('requests'), 'requests');
  kept('all that the page asks for, over the wire', of('bytes'), 'bytes');
}

/** @returns the time of the answer */
function keepPresses(name: string, isWarm: boolean, loads: readonly Load[]): number {
  const presses = loads.flatMap(({ press }) => press ?? []);
  const of = (member: 'marked' | 'answered' | 'requests' | 'bytes') => median(presses.map((press) => press[member]));
  const judged = (what: string, figure: number, unit: string, most: number): void =>
    keep({ name: `${name}: ${what}`, figure, unit, limit: { most } });
  const firstOdds = median(loads.map((load) => load.firstOdds));
  judged('first odds that can be pressed', firstOdds, 'ms', isWarm ? LIMITS.warmOdds : LIMITS.firstOdds);
  judged('the price is marked', of('marked'), 'ms', LIMITS.marked);
  judged('the tray shows it', of('answered'), 'ms', isWarm ? LIMITS.warmAnswered : LIMITS.answered);
  say(`     each load ${listed(presses.map(({ answered }) => answered))}`);
  const longest = ({ longTasks }: Press) => longTasks.toSorted((a, b) => b - a).slice(0, 3);
  judged('longest task until then', median(presses.map((press) => longest(press)[0] ?? 0)), 'ms', LIMITS.answeredTask);
  say(`     the longest of each load ${presses.map((press) => listed(longest(press))).join('; ')}`);
  if (!isWarm) {
    judged('requests until then', of('requests'), 'requests', LIMITS.requestsAnswered);
    keep({ name: `${name}: all that has come by then, over the wire`, figure: of('bytes'), unit: 'bytes' });
  }
  return of('answered');
}

const out = await mkdtemp(path.join(tmpdir(), 'slipway-first-load-'));
try {
  const app = await compileApp({ root: process.cwd(), folder: path.join(out, 'app'), isDevelopment: false });
  await precompress(app.folder);
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
    `${width} x ${height}, ${latency} ms round trip, ${bitsPerSecond / 1e6} Mbit/s, processor / ${slowdown}, nginx; medians of ${RUNS}`,
  );
  const answered = new Map<string, number[]>();
  for (const id of BRANDS) {
    // A home page that begins with something else has its prices below the first screen.
    const isOddsFirst = firstViewOf(await readBrand(process.cwd(), id)) === 'sports';
    const pages = amount(isOddsFirst ? [HOME, LOBBY] : [LOBBY], [HOME]);
    const visits = VISITS.filter((visit) => visit !== 'watched' || id === WATCHED);
    for (const { page, visit, loads } of await measureLoads({ id, app, out, pages, runs: RUNS, visits })) {
      const name = `${id} ${page}${visit === 'watched' ? '' : `, ${visit}`}`;
      if (visit === 'watched') keepWatched(name, page !== HOME, loads);
      else {
        const key = `${page}, ${visit}`;
        answered.set(key, [...(answered.get(key) ?? []), keepPresses(name, visit === 'warm', loads)]);
      }
    }
  }
  for (const [key, times] of answered) {
    const [watched = Infinity, ...others] = times;
    const slowest = Math.max(watched, ...others);
    keep({
      name: `the slowest brand, ${key}`,
      figure: slowest,
      unit: 'ms',
      peer: { name: WATCHED, figure: watched },
      ratio: slowest / watched,
      limit: { most: LIMITS.brands },
    });
  }
} finally {
  await rm(out, { recursive: true, force: true });
}
