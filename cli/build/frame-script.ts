import { createHash } from 'node:crypto';
import { RIGHT_TO_LEFT } from '#contract/brand';
import { HASHED_PATHS } from './hosting/cache-control.ts';

/** The list of a lobby, or the first block of the home page. */
export type FirstView = 'lobby' | 'sports' | 'cricket' | 'lotteries' | 'games';

/** The content of `data-early`. */
export interface EarlyRequests {
  /** `{language}` stands for the page's language. */
  readonly texts: string;
  /** Scripts by group, and their stylesheet with its hash (`later-1.css#sha256-...`). */
  readonly files: Readonly<Record<string, readonly string[]>>;
  readonly odds: string;
  /** The first entry whose addresses match counts (`/sport/*` is `/sport` and all below). */
  readonly pages: readonly {
    readonly addresses: readonly string[];
    readonly groups: readonly string[];
    readonly calls: readonly string[];
    /** What is drawn before the app, for which sport or lobby; its list is the second of `calls`. */
    readonly first?: { readonly view: FirstView; readonly of: string };
  }[];
}

/** How long the app waits for the first odds. */
const MAX_WAIT_MS = 500;
/** How long a reload waits for fresh files. */
const RENEWED_WITHIN_MS = 5_000;

/**
 * Runs before the first paint.
 *
 * 1. Chooses language and direction as `app/i18n/choose-language.ts` does: the player's choice, the browser's preference, the
 *    brand's default. The painted frame has its words in every language and shows those of the page's
 *    (`app/styles/static-banner.css`).
 * 2. Sends what this address needs besides the app's first script: lazy scripts, texts, and for guests the first calls. One after
 *    the other they took two seconds on a slow phone. `app/api/early-answers.ts` takes the answers. A player's calls carry a
 *    token, which only the app can read.
 * 3. Marks the frame of an address other than the home page, and has the first odds, or another first block of the home page,
 *    drawn into it (`app/routes/first-odds/draw.ts`) unless the address has a filter, which only the app knows. The app's lazy
 *    scripts, and the tray's wait for the app's first script, come later: on a slow line they took half of the bandwidth that the
 *    odds need. Asked for all at once, the first odds stood 0.2 s later, and a press was answered 0.1 to 0.2 s later.
 * 4. A link to a language (`?lang=tr`, as in the sitemap) counts as the player's choice. Canonical and hreflang get the path of
 *    the address, canonical its language too.
 * 5. Starts the app's first script, behind the drawing of the first odds where there is one: from a cache it would come first,
 *    and its start takes 200 ms on a slow processor. It waits at most `MAX_WAIT_MS` for a late answer.
 * 6. Shows `#incomplete` when the app does not start, or a stylesheet or the first texts are missing, as in a half-copied
 *    release; then drawn odds cannot be pressed. The brand's font may be missing. An empty script runs without error, so the app
 *    reports its start.
 * 7. Requests the brand's font once the page is calm (app/layout/watch.tsx): before, its two requests and 25 KB competed with the
 *    first paint and the first press.
 * 8. On `slipwayreload` fetches all files with a hash anew and reloads: browsers keep them for a year, also a half-copied one.
 *
 * A separate file because the content policy allows no inline script, loaded beside the stylesheets that the first paint waits
 * for.
 */
export const FRAME_SCRIPT = `(() => {
  const page = document.documentElement;
  const { languages, early, face, app, incomplete } = document.currentScript.dataset;
  let isIncomplete = false;
  let notice = null;
  const showIncomplete = () => {
    isIncomplete = true;
    if (notice === null) return;
    notice.dataset.shown = '';
    if (!notice.isConnected) document.body.prepend(notice);
  };
  addEventListener('error', ({ target }) => {
    if (target?.rel === 'stylesheet' && target.getAttribute('href') !== face) showIncomplete();
  }, true);
  addEventListener('slipwayincomplete', showIncomplete);
  const renew = async () => {
    const elements = [...document.querySelectorAll('link[href], script[src]')].map((each) => each.href || each.src);
    const asked = new Set([...elements, ...performance.getEntriesByType('resource').map(({ name }) => name)]);
    const kept = [...asked].filter((each) => ${JSON.stringify(HASHED_PATHS)}.some((path) => each.startsWith(location.origin + path)));
    await Promise.all(kept.map((each) => fetch(each, { cache: 'reload', signal: AbortSignal.timeout(${RENEWED_WITHIN_MS}) }).catch(() => {})));
    location.reload();
  };
  addEventListener('slipwayreload', renew);
  addEventListener('DOMContentLoaded', () => {
    const { text, reload } = JSON.parse(incomplete)[page.lang];
    notice = document.getElementById('incomplete');
    notice.querySelector('p').textContent = text;
    const link = notice.querySelector('a');
    link.textContent = reload;
    link.onclick = (event) => {
      event.preventDefault();
      renew();
    };
    if (isIncomplete) showIncomplete();
  });
  let drawn;
  let appCame;
  const hasCome = new Promise((end) => (appCame = end));
  // Loaded by the preload at the top of the page, else when it runs. Load events do not reach the window.
  document.addEventListener('load', ({ target }) => target.rel === 'modulepreload' && target.getAttribute('href') === app && appCame(), true);
  const showFace = () => face && document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: face }));
  const start = () => import(app).then(() => (appCame(), globalThis.slipwayStarted ?? Promise.reject(new Error('The script is cut.')))).then(
    () => {
      // Removed, not hidden: its link would be the page's first, where skip links are expected.
      if (!isIncomplete) notice.remove();
    },
    (error) => {
      document.getElementById('frame')?.setAttribute('inert', '');
      showIncomplete();
      showFace();
      throw error;
    },
  );
  addEventListener('slipwaycalm', showFace);
  const late = () => new Promise((end) => setTimeout(end, ${MAX_WAIT_MS}));
  addEventListener('DOMContentLoaded', () => (drawn === undefined ? start() : Promise.race([drawn, late()]).then(start)));
  const offered = languages.split(' ');
  const usual = page.lang;
  let chosen;
  const linked = new URLSearchParams(location.search).get('lang');
  let isGuest = true;
  try {
    if (offered.includes(linked)) localStorage.setItem('slipway.language.v1', JSON.stringify(linked));
    isGuest = localStorage.getItem('token') === null;
    chosen = JSON.parse(localStorage.getItem('slipway.language.v1'));
  } catch {}
  const preferred = navigator.languages.map((each) => each.toLowerCase().split('-')[0]);
  page.lang = [chosen, ...preferred].find((each) => offered.includes(each)) ?? page.lang;
  page.dir = ${RIGHT_TO_LEFT}.test(new Intl.Locale(page.lang).maximize().script) ? 'rtl' : 'ltr';
  for (const link of document.querySelectorAll('link[rel=canonical], link[hreflang]')) {
    const address = new URL(link.href);
    address.pathname = location.pathname;
    if (link.rel === 'canonical' && linked !== usual && offered.includes(linked)) address.search = '?lang=' + linked;
    link.href = address.href;
  }
  if (early === undefined) return;
  const { texts, files, odds: oddsScript, pages } = JSON.parse(early);
  const answers = (globalThis.slipwayEarly = {});
  const send = (address, init) => {
    const sentAt = performance.now();
    const answer = fetch(address, { ...init, signal: AbortSignal.timeout(5000) }).then((response) => ({ response, sentAt, receivedAt: performance.now() }));
    answer.catch(() => {});
    answers[address] = { language: page.lang, sentAt, answer };
  };
  const firstTexts = texts.replace('{language}', page.lang);
  send(firstTexts, {});
  const isHere = (each) => (each.endsWith('/*') ? (location.pathname + '/').startsWith(each.slice(0, -1)) : each === location.pathname);
  const { groups, calls: plain, first } = pages.find(({ addresses }) => addresses.some(isHere)) ?? { groups: [], calls: [] };
  const calls = plain.map((each) => (each.includes('limit=') ? each + '&timestamp=' + Date.now() : each));
  if (!['/', '/login', '/registration'].includes(location.pathname)) page.dataset.frame = 'list';
  const asked = new Set();
  const preload = (from, to) => {
    for (const file of groups.slice(from, to).flatMap((group) => files[group] ?? [])) {
      if (asked.has(file)) continue;
      asked.add(file);
      const link = document.createElement('link');
      const [name, integrity = ''] = file.split('#');
      const how = name.endsWith('.css') ? { rel: 'preload', as: 'style', integrity } : { rel: 'modulepreload' };
      document.head.append(Object.assign(link, how, { href: '/assets/' + name }));
    }
  };
  if (!isGuest) return preload();
  for (const each of calls) send(each, { headers: { 'accept-language': page.lang }, credentials: 'omit', cache: 'no-cache' });
  if (first === undefined || location.search || location.hash) return preload();
  const [games, list] = calls;
  // A tab in the background draws no frames.
  const painted = () => new Promise((end) => document.hidden ? end() : requestAnimationFrame(() => setTimeout(end)));
  drawn = import('/assets/' + oddsScript).then(({ drawFirst }) => drawFirst({ ...first, texts: firstTexts, games, list })).catch(() => {}).then(painted);
  drawn.then(() => preload(0, 1));
  Promise.all([drawn, hasCome]).then(() => preload(1));
})();
`;

const HASH = createHash('sha256').update(FRAME_SCRIPT).digest('hex').slice(0, 12);
export const FRAME_FILE = `frame-${HASH}.js`;
