import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { amount, keep, say } from '#scripts/bench/figures.ts';
import { compileApp } from '#cli/build/compile-app.ts';
import { measureWatching } from './measure-watching.ts';

/**
 * `npm run bench -- watching`: what a page costs that is open and that no one touches: requests and bytes over the wire in a minute, headers
 * included, in Chromium, as it ships. Ends with 1 over 25 KB. `SLIPWAY_BENCH_SECONDS` sets how long it watches.
 */
const MAX_BYTES = 25_000;
const SECONDS = Number(process.env['SLIPWAY_BENCH_SECONDS'] ?? amount(60, 4));
const PAGES = ['/', '/sport/soccer'] as const;

const out = await mkdtemp(path.join(tmpdir(), 'slipway-watching-'));
try {
  const app = await compileApp({ root: process.cwd(), folder: path.join(out, 'app'), isDevelopment: false });
  for (const watched of await measureWatching({ id: 'harborlight', app, out, pages: PAGES, seconds: SECONDS })) {
    const { page, requests, bytes, unchanged, byPath } = watched;
    keep({ name: `${page}: a minute`, figure: bytes, unit: 'bytes', limit: { most: MAX_BYTES } });
    keep({ name: `${page}: requests`, figure: requests, unit: 'requests a minute' });
    keep({ name: `${page}: of them answered 304`, figure: unchanged, unit: 'requests a minute' });
    for (const [address, each] of byPath) say(`     ${each.requests} x ${address}: ${each.bytes} bytes`);
  }
} finally {
  await rm(out, { recursive: true, force: true });
}
