import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, CDPSession } from 'playwright-core';
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

interface WatchingOf {
  readonly id: string;
  readonly app: CompiledApp;
  readonly out: string;
  readonly pages: readonly string[];
  readonly seconds: number;
}

export interface Watched {
  readonly page: string;
  /** All of them in a minute. */
  readonly requests: number;
  readonly bytes: number;
  readonly unchanged: number;
  readonly byPath: ReadonlyMap<string, { readonly requests: number; readonly bytes: number }>;
}

/** The first reads, pictures and lazy scripts are over by then. */
const SETTLED_MS = amount(15_000, 0);
const MINUTE_S = 60;

/** Opens the pages side by side, lets them settle, and counts what they ask for while no one touches them. */
export async function measureWatching({ id, app, out, pages, seconds }: WatchingOf): Promise<readonly Watched[]> {
  const executable = findChromium();
  if (executable === undefined) throw new Error('No Chromium: give its path in SLIPWAY_CHROMIUM.');
  if (!HAS_NGINX) throw new Error('No nginx (Debian: apt-get install nginx-light).');
  const root = process.cwd();
  await precompress(app.folder);
  await stampBrand({ root, id, app, out });
  const brand = await readBrand(root, id);
  const simulator = await startSimulator({ ...simulatorFor(brand), seed: 'watching', speed: 1, startTime: 'now' });
  const upstreamPort = Number(new URL(simulator.url).port);
  const served = await startNginx({ root: out, out, upstreamPort, brand: id, isSecure: true });
  // Chromium keeps no answer of a site whose certificate it has only been asked to overlook.
  const browser = await launchChromium(executable, [
    `--ignore-certificate-errors-spki-list=${keyHash(out, served.url)}`,
  ]);
  try {
    return await Promise.all(
      pages.map(async (page) => ({
        page,
        ...(await watch(browser, served.url + page, brand.defaultLanguage, seconds)),
      })),
    );
  } finally {
    await browser.close();
    await served.close();
    await simulator.close();
  }
}

/** Of the certificate that `startNginx` has made. */
function keyHash(out: string, url: string): string {
  const certificate = new X509Certificate(
    readFileSync(path.join(out, `nginx-${new URL(url).port}`, 'certificate.pem')),
  );
  const key = certificate.publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

async function watch(browser: Browser, url: string, locale: string, seconds: number): Promise<Omit<Watched, 'page'>> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale,
  });
  const page = await context.newPage();
  const counted = count(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  counted.start();
  await page.waitForTimeout(seconds * 1_000);
  const result = counted.end(seconds / MINUTE_S);
  await context.close();
  return result;
}

/** Counts over the wire, as Chromium does: headers included, what the browser has kept excluded. */
function count(devtools: CDPSession) {
  const sent = new Map<string, { path: string; status: number }>();
  let finished: { path: string; status: number; bytes: number }[] = [];
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname, search } = new URL(request.url);
    sent.set(requestId, { path: pathname + search.replace(/since=[^&]+/, 'since=…'), status: 0 });
  });
  devtools.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    const request = sent.get(requestId);
    if (request !== undefined) request.status = statusCode;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const request = sent.get(requestId);
    if (request !== undefined) finished.push({ ...request, bytes });
  });
  void devtools.send('Network.enable');
  return {
    start: () => void (finished = []),
    end(minutes: number): Omit<Watched, 'page'> {
      const byPath = new Map<string, { requests: number; bytes: number }>();
      for (const { path, bytes } of finished) {
        const of = byPath.get(path) ?? { requests: 0, bytes: 0 };
        byPath.set(path, { requests: of.requests + 1, bytes: of.bytes + bytes });
      }
      return {
        requests: finished.length / minutes,
        bytes: finished.reduce((sum, { bytes }) => sum + bytes, 0) / minutes,
        unchanged: finished.filter(({ status }) => status === 304).length / minutes,
        byPath,
      };
    },
  };
}
