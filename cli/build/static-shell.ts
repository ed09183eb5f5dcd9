import type { AppConfig, Brand } from '#contract/brand';
import type { CompiledApp } from './compile-app.ts';
import { earlyRequests } from './early-requests.ts';
import { frameWords, wordsOf } from './heads/frame-language.ts';
import { FRAME_FILE } from './frame-script.ts';
import { escapeHtml, escapeScript } from './heads/escape.ts';
import { pageHead } from './heads/head-metadata.ts';
import { htmlLanguage } from './heads/html-language.ts';
import { layoutAttributes } from './layout-css.ts';
import { themeColours } from './manifest.ts';
import { colorScheme } from './theme-css.ts';

interface PageParts {
  readonly brand: Brand;
  readonly config: AppConfig;
  readonly app: Pick<CompiledApp, 'script' | 'style' | 'pressStyle' | 'lazyStyle' | 'first' | 'groups' | 'firstOdds'>;
  readonly theme: string;
  readonly face?: string | undefined;
  readonly custom?: string | undefined;
  /** Hashes of stylesheets by name: a damaged one is not used, and the page says that it is incomplete. */
  readonly sums?: Readonly<Record<string, string>>;
  readonly texts: ReadonlyMap<string, string>;
  readonly extraScripts?: readonly string[];
}

/**
 * The page of every route: a frame that is painted before any script runs, and the brand's data. No inline script or style, so
 * that the strictest content policy allows it. `#incomplete` appears where a release lacks a file: at once without the stylesheet
 * that hides it, after 20 s without the first script.
 */
export function pageHtml({
  brand,
  config,
  app,
  theme,
  face,
  custom,
  sums = {},
  texts,
  extraScripts = [],
}: PageParts): string {
  const name = escapeHtml(brand.name);
  const isAfterMatches = brand.layout.home?.[0] === 'sports';
  // Below matches it is requested after what they need.
  const wish = `fetchpriority="${isAfterMatches ? 'low' : 'high'}"`;
  const art = brand.layout.banner === 'art' ? `<img src="/brand/banner.svg" alt="" ${wish}>` : '';
  const words = frameWords(brand, texts).map(
    ([language, text]) => `<p class="static-tagline" lang="${language}">${escapeHtml(text)}</p>`,
  );
  const banner = `<div class="static-banner"${isAfterMatches ? ' data-after' : ''}>${art}${words.join('')}</div>`;
  const summed = (file: string): string => (sums[file] === undefined ? file : `${file}#${sums[file]}`);
  const integrity = (file: string): string => (sums[file] === undefined ? '' : ` integrity="${sums[file]}"`);
  const lateApp = { ...app, lazyStyle: summed(app.lazyStyle) };
  const early = escapeHtml(JSON.stringify(earlyRequests(brand, lateApp, config.locales)));
  const incomplete = wordsOf(brand, texts, { text: 'offline:incomplete', reload: 'shell:newBuild.reload' });
  const later = [app.pressStyle, app.lazyStyle].filter((file) => file !== '');
  const said = (key: string): string => escapeHtml(incomplete[brand.defaultLanguage]?.[key] ?? '');
  return `<!doctype html>
<html ${htmlLanguage(brand.defaultLanguage)}${layoutAttributes(brand.layout)}${digitsAttributes(brand)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
${pageHead(brand)}
${themeColours(brand.theme)}
<meta name="color-scheme" content="${colorScheme(brand.theme.mode)}">
<link rel="icon" href="/brand/logo.svg" type="image/svg+xml">
<link rel="icon" href="/brand/icon-192.png" type="image/png" sizes="192x192">
<link rel="apple-touch-icon" href="/brand/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<script src="/${FRAME_FILE}" data-languages="${brand.languages.join(' ')}" data-early="${early}" data-incomplete="${escapeHtml(JSON.stringify(incomplete))}" data-app="/assets/${app.script}"${face === undefined ? '' : ` data-face="/${face}"`}></script>
<link rel="stylesheet" href="/${theme}"${integrity(theme)}>
<link rel="stylesheet" href="/assets/${app.style}"${integrity(app.style)}>
${custom === undefined ? '' : `<link rel="stylesheet" href="/${custom}"${integrity(custom)}>\n`}<link rel="preload" as="style" href="/assets/${later[0]}"${integrity(later[0] ?? '')}>
<meta name="slipway-styles" content="${later.map((file) => `/assets/${summed(file)}`).join(' ')}">
${app.first.map((file) => `<link rel="modulepreload" href="/assets/${file}">`).join('\n')}
<script type="application/json" id="slipway-config">${escapeScript(JSON.stringify(config))}</script>
${extraScripts.map((source) => `<script type="module" src="${source}"></script>`).join('\n')}
</head>
<body>
<div id="incomplete" role="alert" data-nosnippet><p>${said('text')}</p><a href="">${said('reload')}</a></div>
<div id="root"></div>
<div id="frame">
<header class="static-header"><img src="/brand/logo.svg" alt="" width="28" height="28"><span>${name}</span></header>
<div class="static-body" aria-hidden="true"><div class="static-nav"></div><main class="static-main">${blocks(brand, banner)}</main><div class="static-slip"></div></div>
<noscript><p class="static-note">JavaScript</p></noscript>
</div>
</body>
</html>
`;
}

/** Read by `regional` in app/i18n/format.ts. */
const digitsAttributes = ({ digits = {} }: Pick<Brand, 'digits'>): string =>
  Object.entries(digits)
    .map(([language, name]) => ` data-digits-${language}="${name}"`)
    .join('');

/** For unknown addresses: search engines leave it out. */
export const unknownPageHtml = (page: string): string =>
  page
    .replaceAll(/<link rel="(?:canonical|alternate)"[^>]*>\n/g, '')
    .replace('<title>', '<meta name="robots" content="noindex">\n<title>');

/** Placeholder rows, about as high on a phone as the first block of the home page. */
const ROWS = 5;
const LOW_ROWS = 4;

/** The blocks on a phone's first screen, in the brand's order: the banner, placeholder rows for another block, or both. */
function blocks({ layout: { home = ['banners'] } }: Pick<Brand, 'layout'>, banner: string): string {
  const [first, second] = home;
  const rows = (count: number) => `<div class="static-first">${'<div class="static-row"></div>'.repeat(count)}</div>`;
  if (first === 'banners') return banner + rows(ROWS);
  // Matches and games fill the first screen; below matches the banner appears with them.
  const isBannerNext = second === 'banners' && first !== 'games';
  return isBannerNext ? rows(first === 'sports' ? ROWS : LOW_ROWS) + banner : rows(ROWS);
}
