export interface WorkerBuild {
  readonly build: string;
  /** Files of the offline page; the first is the page. */
  readonly offline: readonly string[];
  /** First path segments of the upstream. */
  readonly services: readonly string[];
  readonly notices: string;
}

/**
 * The service worker, as a string.
 *
 * 1. Files with a hash in the name come from the cache of any build, and are cached at their first request: a new build loads
 *    only what changed, and an old tab still finds its files. A response of another type than the name says is never cached, and
 *    removed if an older worker cached it: a page under the name of a script would stop the app forever. Requests with cache mode
 *    `reload` go to the network and replace every cached copy.
 * 2. An address of the app comes from the network; without a connection it shows the offline page.
 * 3. Everything else, above all odds and money, bypasses the worker.
 * 4. Shows notifications of settled bets, which open the bet.
 *
 * Each build has its own cache; the last two stay, for tabs of the build before. Caches that the browser removed or cannot write
 * are only a loss of speed.
 */
export const serviceWorker = ({ build, offline, services, notices }: WorkerBuild): string => `'use strict';
const PREFIX = 'slipway-';
const CACHE = PREFIX + ${JSON.stringify(build)};
const OFFLINE = ${JSON.stringify(offline)};
const SERVICES = new Set(${JSON.stringify(services)});
const HASHED = /^\\/(?:(?:assets|locales)\\/.+|(?:theme|frame|face|custom)-[^/]+)$/;

// A host may answer with the page for a missing file, at least until a release is complete.
const TYPES = { js: /javascript/i, css: /css/i, json: /json/i, html: /html/i };
const pathOf = (asked) => new URL(asked.url ?? asked, location.origin).pathname;
const fits = (asked, response) =>
  (TYPES[pathOf(asked).split('.').pop()] ?? /^(?:font|image|application)\\//i).test(response.headers.get('content-type') ?? '');

async function keepOffline(cache, file) {
  const response = await fetch(new Request(file, { cache: 'no-cache', credentials: 'omit' }));
  if (!response.ok || !fits(file, response)) throw new Error('No file ' + file);
  await cache.put(file, response);
}

addEventListener('install', (event) => {
  // Cached before the worker takes over, because the offline page needs them without a connection.
  event.waitUntil(
    caches.open(CACHE)
      .then((cache) => Promise.all(OFFLINE.map((file) => keepOffline(cache, file))))
      // Hashed names belong to their build, so the next worker disturbs no open tab.
      .then(() => skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  const clean = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
    await registration.navigationPreload?.enable();
    await clients.claim();
  };
  event.waitUntil(clean());
});

const isOfApp = (path) => !SERVICES.has(path.split('/')[1]) && !/\\.[A-Za-z0-9]+$/.test(path);
const match = (request) => caches.match(request, { ignoreVary: true }).catch(() => undefined);

async function kept(request) {
  const found = await match(request);
  if (found === undefined || fits(request, found)) return found;
  await drop(request);
  return undefined;
}

async function drop(request) {
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX)) await (await caches.open(name)).delete(request, { ignoreVary: true });
}

async function hashed(event) {
  const isRenewed = event.request.cache === 'reload';
  const found = isRenewed ? undefined : await kept(event.request);
  if (found !== undefined) return found;
  let response = await fetch(event.request);
  // The browser's cache may hold the wrong response too.
  if (response.ok && !fits(event.request, response)) response = await fetch(event.request, { cache: 'reload' });
  if (response.status === 200 && response.type === 'basic' && fits(event.request, response)) {
    if (isRenewed) await drop(event.request);
    const copy = response.clone();
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(event.request, copy)).catch(() => undefined));
  }
  return response;
}

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const found = await kept(OFFLINE[0]);
    if (found !== undefined) return found;
    throw error;
  }
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (isOfApp(pathname)) event.respondWith(page(event));
  } else if (HASHED.test(pathname)) event.respondWith(hashed(event));
  else if (OFFLINE.includes(pathname)) event.respondWith(fetch(request).catch(async () => (await kept(request)) ?? Response.error()));
});
${notices}`;
