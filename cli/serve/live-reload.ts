import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

const STREAM = '/__dev/changes';
const SCRIPT = '/__dev/reload.js';
const BEAT_MS = 20_000;

/**
 * Replaces stylesheets and texts in the open page, reloads it for other changes, and shows build errors. Finds the page's i18next
 * through React's tree, as developer tools do, so that the app has no code for previews.
 */
export const CODE = `
const changes = new EventSource('${STREAM}');
const parse = (event) => JSON.parse(event.data);
let note;
const tell = (message) => {
  note?.remove();
  note = undefined;
  if (message === '') return;
  note = document.createElement('pre');
  note.setAttribute('role', 'alert');
  note.textContent = message;
  Object.assign(note.style, { position: 'fixed', inset: 'auto 0 0 0', zIndex: 2147483647, margin: 0, padding: '12px',
    maxHeight: '50vh', overflow: 'auto', background: '#7a1111', color: '#ffffff', font: '13px monospace', whiteSpace: 'pre-wrap' });
  document.body.append(note);
};
changes.addEventListener('page', () => location.reload());
changes.addEventListener('failed', (event) => tell(parse(event)));
changes.addEventListener('style', (event) => {
  tell('');
  for (const href of parse(event)) {
    const stem = href.slice(0, href.lastIndexOf('-') + 1);
    const old = [...document.querySelectorAll('link[rel=stylesheet]')].find((link) => link.getAttribute('href').startsWith(stem));
    if (old === undefined || old.getAttribute('href') === href) continue;
    const next = old.cloneNode();
    next.removeAttribute('integrity');
    next.href = href;
    next.addEventListener('load', () => {
      old.remove();
      show(colours);
    });
    old.after(next);
  }
});
// Colours of the settings page, which may differ from the system's.
let colours = '';
const show = (wanted) => {
  colours = wanted;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of rules) {
    if (!/prefers-color-scheme/.test((rule.usual ??= rule.media?.mediaText ?? ''))) continue;
    rule.media.mediaText = wanted === '' ? rule.usual : rule.usual.includes(wanted) ? 'all' : 'not all';
    document.documentElement.style.colorScheme = wanted;
  }
};
addEventListener('message', ({ data }) => {
  if (['', 'light', 'dark'].includes(data?.slipwayColours)) show(data.slipwayColours);
});
const findI18n = () => {
  const root = document.getElementById('root');
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
  const fibers = key === undefined ? [] : [root[key].stateNode.current];
  for (const fiber of fibers) {
    const { i18n } = fiber.memoizedProps ?? {};
    if (i18n?.store !== undefined) return i18n;
    for (const next of [fiber.child, fiber.sibling]) if (next) fibers.push(next);
  }
  return undefined;
};
const load = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address + ': ' + response.status);
  return response.json();
};
changes.addEventListener('texts', async (event) => {
  const folder = parse(event);
  const i18n = findI18n();
  try {
    for (const [language, loaded] of Object.entries(i18n.store.data)) {
      const first = await load(folder + '/' + language + '/first.json');
      const others = Object.keys(loaded).filter((name) => first[name] === undefined);
      const texts = others.map(async (name) => [name, await load(folder + '/' + language + '/' + name + '.json')]);
      Object.assign(loaded, first, Object.fromEntries(await Promise.all(texts)));
    }
    i18n.emit('languageChanged', i18n.language);
    tell('');
  } catch {
    location.reload();
  }
});
`;

/**
 * Reports new builds to open pages by server-sent events. The script is a file because the content policy allows no inline
 * script.
 */
export function createLiveReload() {
  const pages = new Set<ServerResponse>();
  // The front door closes idle connections.
  const beat = setInterval(() => {
    for (const page of pages) page.write(': still here\n\n');
  }, BEAT_MS);
  beat.unref();
  let shown: Shown | undefined;
  /** Kept for pages that open or reload later. */
  let failure: string | undefined;
  const send = (event: string, data: unknown) => {
    for (const page of pages) page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  /** An open page requests its missing texts under the old folder's name. */
  const toNewTexts = (url: string, response: ServerResponse): boolean => {
    const rest = /^\/locales\/\w+\/(.+)$/.exec(url)?.[1];
    if (rest === undefined || shown === undefined || url.startsWith(`${shown.texts}/`)) return false;
    response.writeHead(307, { location: `${shown.texts}/${rest}`, 'cache-control': 'no-store' }).end();
    return true;
  };
  return {
    script: SCRIPT,
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.url === SCRIPT) {
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(CODE);
        return true;
      }
      if (request.url !== STREAM) return toNewTexts(request.url ?? '', response);
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
      response.write(': connected\n\n');
      if (failure !== undefined) response.write(`event: failed\ndata: ${JSON.stringify(failure)}\n\n`);
      pages.add(response);
      response.on('close', () => pages.delete(response));
      return true;
    },
    /** A build is in this folder; the first call only stores it. */
    built(folder: string): void {
      failure = undefined;
      const before = shown;
      shown = shownIn(folder);
      if (before === undefined) return;
      if (before.rest !== shown.rest) return send('page', '');
      send('style', shown.styles);
      if (before.texts !== shown.texts) send('texts', shown.texts);
    },
    /** Something other than the build changed. */
    reloadPage: () => send('page', ''),
    /** Shows a build or content error until the next build. */
    failed(message: string): void {
      failure = message;
      send('failed', message);
    },
    close() {
      clearInterval(beat);
      for (const page of pages) page.end();
    },
  };
}

interface Shown {
  readonly styles: readonly string[];
  /** Folder of the texts; its name is their hash. */
  readonly texts: string;
  /** The page without styles, texts, and what it shows before the app. */
  readonly rest: string;
}

const STYLES = /(?:theme|face|custom|app|later)-\w+\.css/g;
const STYLE = /^(?:theme|face|custom|app|later)-\w+\.css$/;
const SUMS = /sha256-[A-Za-z0-9+/]{43}=/g;
/** As pageHtml writes it. */
const TEXTS = /"locales":"(\/locales\/\w+)"/;

function shownIn(folder: string): Shown {
  const sheets = (below: string) =>
    readdirSync(path.join(folder, below)).flatMap((name) => (STYLE.test(name) ? [`${below}/${name}`] : []));
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const texts = TEXTS.exec(page)?.[1] ?? '';
  const rest = page
    .replaceAll(STYLES, '')
    .replaceAll(SUMS, '')
    .replaceAll(/<meta name="theme-color"[^>]*>/g, '')
    .replaceAll(/<p class="static-tagline".*?<\/p>/g, '')
    .replaceAll(texts, '');
  return { styles: [...sheets(''), ...sheets('/assets')], texts, rest };
}
