import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import type { Brand } from '#contract/brand';
import type { CompiledApp } from '#cli/build/compile-app.ts';
import { HAS_NGINX, startNginx } from '#cli/build/hosting/hosting-servers.fixture.ts';
import { precompress } from '#cli/build/precompress.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { stampBrand } from '#cli/build/stamp-brand.ts';
import { findChromium } from '#cli/browser/find-chromium.ts';
import { launchChromium } from '#cli/browser/launch-chromium.ts';
import { simulatorFor } from '#cli/serve/simulator-for.ts';
import { type Simulator, startSimulator } from '#simulator';

interface SecureSiteOf {
  readonly id: string;
  readonly app: CompiledApp;
  readonly out: string;
  /** Public reads are kept by nginx. */
  readonly isCached?: boolean;
  /** What nginx writes of each request (`log`). */
  readonly logged?: string;
}

export interface SecureSite {
  readonly url: string;
  /** Of nginx. */
  readonly log: () => string;
  readonly brand: Brand;
  readonly browser: Browser;
  readonly simulator: Simulator;
  close(): Promise<void>;
}

/** A brand as it is hosted: behind nginx with the file that a build writes, by TLS and HTTP/2, over a world in real time; and a Chromium that trusts it. */
export async function startSecureSite({ id, app, out, isCached = false, logged }: SecureSiteOf): Promise<SecureSite> {
  const executable = findChromium();
  if (executable === undefined) throw new Error('No Chromium: give its path in SLIPWAY_CHROMIUM.');
  if (!HAS_NGINX) throw new Error('No nginx (Debian: apt-get install nginx-light).');
  const root = process.cwd();
  await precompress(app.folder);
  await stampBrand({ root, id, app, out });
  const brand = await readBrand(root, id);
  const simulator = await startSimulator({ ...simulatorFor(brand), seed: 'watching', speed: 1, startTime: 'now' });
  const upstreamPort = Number(new URL(simulator.url).port);
  const served = await startNginx({
    root: out,
    out,
    upstreamPort,
    brand: id,
    isSecure: true,
    isCached,
    ...(logged !== undefined && { logged }),
  });
  // Chromium keeps no answer of a site whose certificate it has only been asked to overlook.
  const browser = await launchChromium(executable, [
    `--ignore-certificate-errors-spki-list=${keyHash(out, served.url)}`,
  ]);
  return {
    url: served.url,
    log: served.log,
    brand,
    browser,
    simulator,
    async close() {
      await browser.close();
      await served.close();
      await simulator.close();
    },
  };
}

/** Of the certificate that `startNginx` has made. */
function keyHash(out: string, url: string): string {
  const certificate = new X509Certificate(
    readFileSync(path.join(out, `nginx-${new URL(url).port}`, 'certificate.pem')),
  );
  const key = certificate.publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}
