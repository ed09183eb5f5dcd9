import type { AppConfig, Brand } from '#contract/brand';
import type { CompiledApp } from './compile-app.ts';
import { earlyRequests } from './early-requests.ts';
import { frameWords } from './frame-language.ts';
import { FRAME_FILE } from './frame-script.ts';
import { escapeHtml, escapeScript } from './escape.ts';
import { themeColours } from './manifest.ts';

interface PageParts {
  readonly brand: Brand;
  readonly config: AppConfig;
  readonly app: Pick<CompiledApp, 'script' | 'style' | 'lazyStyle' | 'first' | 'groups' | 'firstOdds'>;
  readonly theme: string;
  /** The brand's texts, by `<language>/<namespace>.json`. */
  readonly texts: ReadonlyMap<string, string>;
  /** Scripts of the dev server only. */
  readonly extraScripts?: readonly string[];
}

/**
 * The page of every route: a frame that is painted before any script runs, and the brand's data for the app.
 * It has no inline script or style, so that the strictest content security policy allows it.
 */
export function pageHtml({ brand, config, app, theme, texts, extraScripts = [] }: PageParts): string {
  const name = escapeHtml(brand.name);
  const art = brand.layout.banner === 'art' ? '<img src="/brand/banner.svg" alt="" fetchpriority="high">' : '';
  const words = frameWords(brand, texts).map(
    ([language, text]) => `<p class="static-tagline" lang="${language}">${escapeHtml(text)}</p>`,
  );
  const early = escapeHtml(JSON.stringify(earlyRequests(brand, app, config.locales)));
  return `<!doctype html>
<html lang="${brand.defaultLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${name}</title>
<meta name="description" content="${escapeHtml(brand.tagline)}">
<meta name="application-name" content="${name}">
${themeColours(brand.theme)}
<meta name="color-scheme" content="${brand.theme.mode === 'auto' ? 'light dark' : brand.theme.mode}">
<link rel="icon" href="/brand/logo.svg" type="image/svg+xml">
<link rel="icon" href="/brand/icon-192.png" type="image/png" sizes="192x192">
<link rel="apple-touch-icon" href="/brand/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<script src="/${FRAME_FILE}" data-languages="${brand.languages.join(' ')}" data-early="${early}"></script>
<link rel="stylesheet" href="/${theme}">
<link rel="stylesheet" href="/assets/${app.style}">
<link rel="preload" as="style" href="/assets/${app.lazyStyle}">
<meta name="slipway-later-styles" content="/assets/${app.lazyStyle}">
${app.first.map((file) => `<link rel="modulepreload" href="/assets/${file}">`).join('\n')}
<script type="application/json" id="slipway-config">${escapeScript(JSON.stringify(config))}</script>
<script type="module" src="/assets/${app.script}"></script>
${extraScripts.map((source) => `<script type="module" src="${source}"></script>`).join('\n')}
</head>
<body>
<div id="root"></div>
<div id="frame">
<header class="static-header"><img src="/brand/logo.svg" alt="" width="28" height="28"><span>${name}</span></header>
<div class="static-body" aria-hidden="true"><div class="static-nav"></div><main class="static-main"><div class="static-banner">${art}${words.join('')}</div>${'<div class="static-row"></div>'.repeat(5)}</main><div class="static-slip"></div></div>
<noscript><p class="static-note">JavaScript</p></noscript>
</div>
</body>
</html>
`;
}
