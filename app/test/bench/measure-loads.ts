import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledApp } from '#cli/build/compile-app.ts';
import { HAS_NGINX, startNginx } from '#cli/build/hosting/hosting-servers.fixture.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { stampBrand } from '#cli/build/stamp-brand.ts';
import { findChromium } from '#cli/browser/find-chromium.ts';
import { launchChromium } from '#cli/browser/launch-chromium.ts';
import { simulatorFor } from '#cli/serve/simulator-for.ts';
import { startSimulator } from '#simulator';
import { type Load, loadOnce, openProfile, visitBefore } from './load-once.ts';

/** Visits of a page: only looked at; with a press of the first price as soon as it stands; the same with files from the service worker. */
export const VISITS = ['watched', 'pressed', 'warm'] as const;
export type Visit = (typeof VISITS)[number];

interface LoadsOf {
  readonly id: string;
  readonly app: CompiledApp;
  readonly out: string;
  readonly pages: readonly string[];
  readonly runs: number;
  readonly watchedMs?: number;
  readonly visits?: readonly Visit[];
}

interface LoadsOfPage {
  readonly page: string;
  readonly visit: Visit;
  readonly loads: readonly Load[];
}

/** Loads of a brand's pages in fresh profiles, as they ship: stamped, behind nginx, with a simulator of the brand's offer behind that. */
export async function measureLoads({
  id,
  app,
  out,
  pages,
  runs,
  watchedMs,
  visits = ['watched'],
}: LoadsOf): Promise<readonly LoadsOfPage[]> {
  const executable = findChromium();
  if (executable === undefined) throw new Error('No Chromium: give its path in SLIPWAY_CHROMIUM.');
  const root = process.cwd();
  if (!HAS_NGINX) throw new Error('No nginx (Debian: apt-get install nginx-light).');
  const plain = withPlainPaths(root, id, out);
  await stampBrand({ root: plain, appRoot: root, id, app, out });
  const brand = await readBrand(plain, id);
  const simulator = await startSimulator({ ...simulatorFor(brand), seed: 'first-load', speed: 1, startTime: 'now' });
  const upstreamPort = Number(new URL(simulator.url).port);
  const served = await startNginx({ root: out, out, upstreamPort, brand: id, isSecure: true });
  // A service worker is not installed over a certificate that is only excused for the page.
  const browser = await launchChromium(executable, ['--ignore-certificate-errors']);
  try {
    const found: LoadsOfPage[] = [];
    for (const page of pages) {
      const url = new URL(page, served.url).href;
      // A player who was there before; it also warms the simulator, whose first answers take longer.
      const before = await openProfile(browser, brand.defaultLanguage);
      await visitBefore(before, url);
      const loads = new Map(visits.map((visit) => [visit, [] as Load[]]));
      for (let run = 0; run < runs; run += 1)
        for (const [visit, done] of loads) {
          const presses = visit !== 'watched';
          const profile = visit === 'warm' ? before : await openProfile(browser, brand.defaultLanguage);
          done.push(await loadOnce(profile, { url, presses, watchedMs: presses ? 0 : watchedMs }));
          if (profile !== before) await profile.close();
        }
      await before.close();
      found.push(...[...loads].map(([visit, done]) => ({ page, visit, loads: done })));
    }
    return found;
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
