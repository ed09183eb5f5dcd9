// What an evening on a phone takes over the wire: `npm run bench -- evening`. Calls that wait for changes against polls of the same build and
// run. `SLIPWAY_BENCH_SECONDS` sets how long each part of the match is watched.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileApp } from '#cli/build/compile-app.ts';
import { amount, keep, say } from '#scripts/bench/figures.ts';
import { measureEvening, type Evening } from './measure-evening.ts';
import { startSecureSite } from './secure-site.ts';
import { addUp, SIZES, sumOf, type ByKind } from './sizes-of-log.ts';

const SECONDS = Number(process.env['SLIPWAY_BENCH_SECONDS'] ?? amount(120, 4));
const MAX_BYTES = { down: 1_000_000, up: 150_000, bet: 8_000, lobby: 25_000 } as const;
const PARTS = {
  coldStart: 'cold start',
  signIn: 'sign-in',
  bet: 'one bet',
  toTheMatch: 'lobby and the way to the match',
  match: '90 minutes of a live match',
} as const satisfies Partial<Record<keyof Evening, string>>;

const wholeOf = (evening: Evening): ByKind =>
  addUp(...(Object.keys(PARTS) as (keyof typeof PARTS)[]).map((part) => [evening[part], 1] as const));
const besideScripts = (sizes: ByKind): number => {
  const { down, up } = sumOf(new Map([...sizes].filter(([kind]) => !ONCE.has(kind))));
  return down + up;
};
/** Files of the page: they come once, and stay in the browser. */
const ONCE: ReadonlySet<string> = new Set(['scripts and styles', 'texts of the page', 'fonts', 'pictures']);

const out = await mkdtemp(path.join(tmpdir(), 'slipway-evening-'));
try {
  const app = await compileApp({ root: process.cwd(), folder: path.join(out, 'app'), isDevelopment: false });
  // A site each: the match of an evening is over after it.
  const measure = async (isPolled: boolean): Promise<Evening> => {
    const site = await startSecureSite({
      id: 'harborlight',
      app,
      out: path.join(out, String(isPolled)),
      logged: SIZES,
    });
    try {
      return await measureEvening(site, { seconds: SECONDS, isPolled });
    } finally {
      await site.close();
    }
  };
  tell(await measure(true), await measure(false));
} finally {
  await rm(out, { recursive: true, force: true });
}

function tell(polled: Evening, held: Evening): void {
  const judge = (name: string, read: (evening: Evening) => number, most?: number) =>
    keep({
      name,
      figure: read(held),
      unit: 'bytes',
      peer: { name: 'polled', figure: read(polled) },
      ...(most !== undefined && { limit: { most } }),
    });
  judge('an evening, down', (evening) => sumOf(wholeOf(evening)).down, MAX_BYTES.down);
  judge('an evening, up', (evening) => sumOf(wholeOf(evening)).up, MAX_BYTES.up);
  judge('one bet beside files of the page, down and up', ({ bet }) => besideScripts(bet), MAX_BYTES.bet);
  judge('a minute of an idle lobby, down', ({ lobby }) => sumOf(lobby).down, MAX_BYTES.lobby);
  for (const [part, name] of Object.entries(PARTS) as [keyof typeof PARTS, string][]) {
    judge(`${name}, down`, (evening) => sumOf(evening[part]).down);
    judge(`${name}, up`, (evening) => sumOf(evening[part]).up);
  }
  for (const kind of wholeOf(held).keys()) {
    judge(`${kind}, down`, (evening) => wholeOf(evening).get(kind)?.down ?? 0);
    judge(`${kind}, up`, (evening) => wholeOf(evening).get(kind)?.up ?? 0);
  }
  for (const part of [...Object.keys(PARTS), 'lobby'] as (keyof Evening)[])
    for (const [kind, { requests, down, up }] of addUp([held[part], 1]))
      say(`     ${part}: ${kind}: ${Math.round(requests)} requests, ${Math.round(down)} down, ${Math.round(up)} up`);
}
