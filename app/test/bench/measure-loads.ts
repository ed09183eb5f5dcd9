import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledApp } from '#cli/build/compile-app.ts';
import { HAS_NGINX, startNginx } from '#cli/build/hosting/hosting-servers.fixture.ts';
import { precompress } from '#cli/build/precompress.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { stampBrand } from '#cli/build/stamp-brand.ts';
import { findChromium } from '#cli/browser/find-chromium.ts';
import { launchChromium } from '#cli/browser/launch-chromium.ts';
import { simulatorFor } from '#cli/serve/simulator-for.ts';
import { amount } from '#scripts/bench/figures.ts';
import { startSimulator } from '#simulator';
import { type Load, loadOnce } from './load-once.ts';

/** After a page's address: loads of it by the service worker. */
export const WARM = ', warm by the service worker';
/** After that: loads in which the first price is pressed as soon as it stands. */
export const PRESSED = ', pressed';

interface LoadsOf {
  readonly id: string;
  readonly app: CompiledApp;
  readonly out: string;
  readonly pages: readonly string[];
  readonly runs: number;
  readonly watchedMs?: number;
  /** Also how a player loads them who was there before (`warm` of each page). */
  readonly withWarm?: boolean;
  /** Also with a press of the first price. */
  readonly withPress?: boolean;
}

/** Loads of a brand's pages in fresh profiles, as they ship: stamped, behind nginx, with a simulator of the brand's offer behind that. */
export async function measureLoads({
  id,
  app,
  out,
  pages,
  runs,
  watchedMs,
  withWarm = false,
  withPress = false,
}: LoadsOf): Promise<ReadonlyMap<string, readonly Load[]>> {
  const executable = findChromium();
  if (executable === undefined) throw new Error('No Chromium: give its path in SLIPWAY_CHROMIUM.');
  const root = process.cwd();
  if (!HAS_NGINX) throw new Error('No nginx (Debian: apt-get install nginx-light).');
  await precompress(app.folder);
  const plain = withPlainPaths(root, id, out);
  await stampBrand({ root: plain, appRoot: root, id, app, out });
  const brand = await readBrand(plain, id);
  const simulator = await startSimulator({ ...simulatorFor(brand), seed: 'first-load', speed: 1, startTime: 'now' });
  const upstreamPort = Number(new URL(simulator.url).port);
  const served = await startNginx({ root: out, out, upstreamPort, brand: id, isSecure: true });
  // A service worker is not installed over a certificate that is only excused for the page.
  const browser = await launchChromium(executable, ['--ignore-certificate-errors']);
  try {
    const visits = pages
      .flatMap((page) => (withWarm ? [page, `${page}${WARM}`] : [page]))
      .flatMap((visit) => (withPress ? [visit, `${visit}${PRESSED}`] : [visit]));
    const loads = new Map(visits.map((visit) => [visit, [] as Load[]]));
    // One more at first, not counted: it warms the simulator.
    for (let run = amount(0, 1); run <= runs; run += 1)
      for (const visit of visits) {
        const [isWarm, presses] = [visit.includes(WARM), visit.includes(PRESSED)];
        const url = new URL(visit.replace(PRESSED, '').replace(WARM, ''), served.url).href;
        const load = await loadOnce(browser, { url, locale: brand.defaultLanguage, watchedMs, isWarm, presses });
        if (run > 0) loads.get(visit)?.push(load);
      }
    return loads;
  } finally {
    await browser.close();
    await served.close();
    await simulator.close();
  }
}

/** A copy of the brand whose upstream has its services where the simulator has them: some real ones have them below a path. */
function withPlainPaths(root: string, id: string, out: string): string {
  const copy = path.join(out, 'plain-paths');
  cpSync(path.join(root, 'brands', id), path.join(copy, 'brands', id), { recursive: true });
  const file = path.join(copy, 'brands', id, 'brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as { upstream: { basePaths: Record<string, string> } };
  const basePaths = Object.fromEntries(Object.keys(brand.upstream.basePaths).map((name) => [name, `/${name}`]));
  writeFileSync(file, JSON.stringify({ ...brand, upstream: { ...brand.upstream, basePaths } }));
  return copy;
}
