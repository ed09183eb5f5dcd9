import type { AppConfig } from '#contract/brand/brand.ts';
import type { CompiledApp } from './compile-app.ts';

interface PageParts {
  readonly config: AppConfig;
  readonly app: Pick<CompiledApp, 'script' | 'style' | 'first'>;
  readonly theme: string;
  /** Scripts of the dev server only. */
  readonly extraScripts?: readonly string[];
}

/**
 * The page that every route answers with: a painted frame before any script runs, and the brand's data for the app.
 * It holds no inline script or style, so that the strictest content policy lets it through.
 */
export function pageHtml({ config, app, theme, extraScripts = [] }: PageParts): string {
  const { brand } = config;
  const name = escapeHtml(brand.name);
  return `<!doctype html>
<html lang="${brand.defaultLanguage}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${name}</title>
<meta name="theme-color" content="${brand.theme.light.chrome}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/brand/logo.svg" type="image/svg+xml">
<link rel="stylesheet" href="/${theme}">
<link rel="stylesheet" href="/assets/${app.style}">
${app.first.map((file) => `<link rel="modulepreload" href="/assets/${file}">`).join('\n')}
<script type="application/json" id="slipway-config">${escapeScript(JSON.stringify(config))}</script>
<script type="module" src="/assets/${app.script}"></script>
${extraScripts.map((source) => `<script type="module" src="${source}"></script>`).join('\n')}
</head>
<body>
<div id="root">
<header class="static-header"><img src="/brand/logo.svg" alt="" width="28" height="28"><span>${name}</span></header>
<div class="static-body" aria-hidden="true"><div class="static-nav"></div><div class="static-main"><div class="static-banner"></div>${'<div class="static-row"></div>'.repeat(5)}</div><div class="static-slip"></div></div>
<noscript><p class="static-note">JavaScript</p></noscript>
</div>
</body>
</html>
`;
}

/** The theme as custom properties, light and dark. */
export function themeCss({ theme }: AppConfig['brand']): string {
  const properties = (tokens: object) =>
    Object.entries(tokens)
      .map(([token, colour]) => `--color-${token}:${String(colour)};`)
      .join('');
  return `:root{${properties(theme.light)}}@media (prefers-color-scheme:dark){:root{${properties(theme.dark)}}}\n`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** JSON inside a script element must not be able to close it. */
function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
