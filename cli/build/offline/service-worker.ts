/** What differs from build to build. */
export interface WorkerBuild {
  readonly build: string;
  /** Files of the page without a connection: the first is the page. */
  readonly offline: readonly string[];
  /** First segments of paths that are the upstream's. */
  readonly services: readonly string[];
  /** The text of `noticeHandlers`. */
  readonly notices: string;
}

/**
 * The service worker, as text: it is one file, and no module of the app is in it.
 *
 * 1. Files whose names have a hash of their content come from the cache of any build, and are kept when they are first asked for: a new
 *    build needs only what has changed, and a tab of the old one still finds its own. What is not of the type that the name says is
 *    never kept, and thrown out where an older worker has kept it: a page under the name of a script would stop the app forever. A page that
 *    asks for a file anew (cache mode `reload`) has it from the network, in place of every kept one.
 * 2. An address of the app comes from the network. Without a connection the page without a connection is shown, at the same address.
 * 3. Nothing else is touched: odds, money and all else of the upstream never pass through it, let alone a cache.
 * 4. Notifications of settled bets are shown, and open the bet.
 *
 * Each build has a cache of its own. The last two stay: a tab may still be of the one before. Caches that the browser has removed, or that
 * cannot be written, cost only themselves.
 */
export const serviceWorker = ({ build, offline, services, notices }: WorkerBuild): string => `'use strict';
const PREFIX = 'slipway-';
const CACHE = PREFIX + ${JSON.stringify(build)};
const OFFLINE = ${JSON.stringify(offline)};
const SERVICES = new Set(${JSON.stringify(services)});
const HASHED = /^\\/(?:(?:assets|locales)\\/.+|(?:theme|frame|face|custom)-[^/]+)$/;

// A host may answer with the page for a file that it does not have, at least until a release is there as a whole.
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
  // A build's files are there before it is used: the page without a connection must not need one.
  event.waitUntil(
    caches.open(CACHE)
      .then((cache) => Promise.all(OFFLINE.map((file) => keepOffline(cache, file))))
      // Names with a hash belong to their build, so no open tab is disturbed by the next worker.
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
  // The browser's own cache may have the page too.
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
