import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FIGURES_FILE, LOAD_PAGE, type LoadFigures, loadOf, loadPage } from './load-page.ts';
import { MAX_UPSTREAM } from './who-watches.ts';

const figures = JSON.parse(readFileSync(FIGURES_FILE, 'utf8')) as LoadFigures;

describe('the load of an operator', () => {
  it('is what the page for operators says', () => {
    expect(readFileSync(LOAD_PAGE, 'utf8')).toBe(loadPage(figures));
  });

  it('grows with the players at nginx, and not at the upstream, but for what is their own', () => {
    const { load } = figures;
    const measured = loadOf(load.players, figures);
    const tenfold = loadOf(load.players * 10, figures);
    expect(measured).toMatchObject({ requests: load.requests, upstream: load.upstream, ownReads: load.ownReads });
    expect(measured.hitRate).toBeCloseTo(load.hitRate, 3);
    expect(tenfold.requests).toBeCloseTo(load.requests * 10, 6);
    expect(tenfold.ownReads).toBeCloseTo(load.ownReads * 10, 6);
    expect([tenfold.upstream, tenfold.connections, tenfold.sockets]).toEqual([
      load.upstream,
      load.players * 10,
      load.players * 5,
    ]);
    expect(tenfold.hitRate).toBeGreaterThan(measured.hitRate);
  });

  it('was measured within its limits', () => {
    const { load, pages } = figures;
    expect([load.failures, load.p95 <= 500, load.upstream <= MAX_UPSTREAM]).toEqual([0, true, true]);
    for (const { bytes } of Object.values(pages)) expect(bytes).toBeLessThanOrEqual(25_000);
  });
});
