import type { Brand } from '#contract/brand';
import { OFFLINE_SCRIPT, OFFLINE_STYLE } from './offline/offline-page.ts';
import { noticeHandlers, type NoticeWords } from './offline/notice-handlers.ts';
import { serviceWorker } from './offline/service-worker.ts';
import type { CompiledApp } from './compile-app.ts';
import { escapeHtml, escapeScript } from './heads/escape.ts';
import { htmlLanguage } from './heads/html-language.ts';
import { CLOSED_PAGE, OPEN_PATH } from './hosting/closed.ts';
import { routesOf } from './hosting/routes.ts';
import { wordsOf } from './heads/frame-language.ts';
import { layoutAttributes } from './layout-css.ts';
import { themeColours } from './manifest.ts';
import { colorScheme } from './theme-css.ts';

interface OfflineParts {
  readonly brand: Brand;
  readonly app: Pick<CompiledApp, 'script' | 'style'>;
  readonly theme: string;
  readonly texts: ReadonlyMap<string, string>;
}

const SERVICE_WORKER = 'sw.js';
const PAGE = 'offline.html';
const SCRIPT = 'offline.js';
const STYLE = 'offline.css';

/** The service worker, its offline page, and the page of a closed site. */
export function offlineFiles({ brand, app, theme, texts }: OfflineParts): readonly (readonly [string, string])[] {
  const files = [PAGE, SCRIPT, STYLE, theme, `assets/${app.style}`, 'brand/logo.svg'].map((file) => `/${file}`);
  const services = [...new Set(routesOf(brand).map(({ path }) => path.split('/')[1] ?? ''))];
  const notices = noticeHandlers(newsOf(brand, texts), brand.defaultLanguage);
  return [
    // Another theme or text is another build too.
    [SERVICE_WORKER, serviceWorker({ build: `${app.script}-${theme}`, offline: files, services, notices })],
    [PAGE, pageHtml({ brand, app, theme, texts }, WORDS)],
    [CLOSED_PAGE, pageHtml({ brand, app, theme, texts }, CLOSED_WORDS, OPEN_PATH)],
    [SCRIPT, OFFLINE_SCRIPT],
    [STYLE, OFFLINE_STYLE],
  ];
}

const WORDS = {
  title: 'offline:title',
  text: 'offline:text',
  bets: 'offline:bets',
  asOf: 'offline:asOf',
  none: 'offline:none',
  retry: 'shell:retry',
  active: 'bets:tab.active',
  settled: 'bets:tab.settled',
} as const;

/** The operator can replace them (docs/operators/hosting.md). */
const CLOSED_WORDS = { ...WORDS, title: 'offline:closed.title', text: 'offline:closed.text', open: 'shell:nav.myBets' };

/** The notification for a message that the worker cannot read, in every language of the brand. */
function newsOf(brand: Brand, texts: ReadonlyMap<string, string>): NoticeWords {
  const words = Object.entries(wordsOf(brand, texts, { news: 'offline:news' }));
  return Object.fromEntries(words.map(([language, { news = '' }]) => [language, [brand.name, news] as const]));
}

/** @param open an address that still works */
function pageHtml({ brand, app, theme, texts }: OfflineParts, keys: Record<string, string>, open?: string): string {
  const name = escapeHtml(brand.name);
  const words = wordsOf(brand, texts, keys);
  const said = (key: string): string => escapeHtml(words[brand.defaultLanguage]?.[key] ?? '');
  return `<!doctype html>
<html ${htmlLanguage(brand.defaultLanguage)}${layoutAttributes(brand.layout)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${said('title')}</title>
<meta name="robots" content="noindex">
${themeColours(brand.theme)}
<meta name="color-scheme" content="${colorScheme(brand.theme.mode)}">
<link rel="icon" href="/brand/logo.svg" type="image/svg+xml">
<link rel="stylesheet" href="/${theme}">
<link rel="stylesheet" href="/assets/${app.style}">
<link rel="stylesheet" href="/${STYLE}">
<script type="application/json" id="offline-texts">${escapeScript(JSON.stringify({ texts: words }))}</script>
<script src="/${SCRIPT}" defer></script>
</head>
<body>
<header class="static-header"><img src="/brand/logo.svg" alt="" width="28" height="28"><span>${name}</span></header>
<main class="offline">
<h1 data-text="title">${said('title')}</h1>
<p data-text="text">${said('text')}</p>
<a href="" id="retry" data-text="retry">${said('retry')}</a>
${open === undefined ? '' : `<a href="${open}" data-text="open">${said('open')}</a>\n`}<h2 data-text="bets">${said('bets')}</h2>
<div id="bets"></div>
</main>
</body>
</html>
`;
}
