import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileApp } from '#cli/build/compile-app.ts';
import { precompress } from '#cli/build/precompress.ts';
import { brandIds } from '#cli/build/brand/brand-id.ts';
import { amount, keep, say } from '#scripts/bench/figures.ts';
import { median } from '#scripts/bench/load.ts';
import { measureLoads } from './measure-loads.ts';

/**
 * `npm run bench -- brand-loads`: the home page of each brand on a slow phone, measured as in first-load.ts, each over a world of its
 * own offer. They share their scripts; the font, the art and the first block of the home page are what differs.
 */
const LIMITS = { lcp: 2_000, cls: 0.05 } as const;
const RUNS = Number(process.env['SLIPWAY_BENCH_ROUNDS'] ?? amount(2, 1));
/** Fonts, pictures and rows are there by then; first-load.ts watches longer. */
const WATCHED_MS = amount(3_000, 0);

const out = await mkdtemp(path.join(tmpdir(), 'slipway-brand-loads-'));
try {
  const app = await compileApp({ root: process.cwd(), folder: path.join(out, 'app'), isDevelopment: false });
  await precompress(app.folder);
  for (const id of brandIds(process.cwd()).slice(0, amount(Infinity, 1))) {
    const [{ loads } = { loads: [] }] = await measureLoads({
      id,
      app,
      out,
      pages: ['/'],
      runs: RUNS,
      watchedMs: WATCHED_MS,
    });
    const kept = (what: string, property: 'fcp' | 'lcp' | 'cls' | 'requests' | 'bytes', unit: string, most?: number) =>
      keep({
        name: `${id}: ${what}`,
        figure: median(loads.map((load) => load[property])),
        unit,
        ...(most !== undefined && { limit: { most } }),
      });
    kept('first contentful paint', 'fcp', 'ms');
    kept('largest contentful paint', 'lcp', 'ms', LIMITS.lcp);
    say(`     of ${loads.map(({ lcp, lcpElement }) => `${lcpElement} at ${lcp.toFixed(0)}`).join('; ')}`);
    kept('layout shift', 'cls', '', LIMITS.cls);
    say(`     worst ${loads.map(({ worstShift }) => worstShift).join('; ')}`);
    kept('all that the page asks for', 'requests', 'requests');
    kept('all that the page asks for, over the wire', 'bytes', 'bytes');
  }
} finally {
  await rm(out, { recursive: true, force: true });
}
