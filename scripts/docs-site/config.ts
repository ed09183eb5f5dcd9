import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitepress';
import { anchorName } from '#scripts/checks/links.ts';
import { sidebar } from './readers.ts';
import { sitePages } from './site-pages.ts';

/** A version whose site is published beside this one. */
interface Version {
  readonly version: string;
  readonly link: string;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Where the pages are written, and where the site is built. */
export const PAGES_FOLDER = path.join(ROOT, 'dist/docs-site-pages');
export const SITE_FOLDER = path.join(ROOT, 'dist/docs-site');

const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
const others = JSON.parse(readFileSync(path.join(ROOT, 'docs/versions.json'), 'utf8')) as readonly Version[];
const files = new Map([...sitePages(ROOT)].map(([file, page]) => [page, file]));

/** The first heading of a page. */
function titleOf(page: string): string {
  const text = readFileSync(path.join(ROOT, files.get(page) ?? page), 'utf8');
  return /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? page;
}

/** This version with its changes, and the sites of the others. */
export const versionMenu = (current: string, versions: readonly Version[]) => ({
  text: current,
  items: [
    { text: `What is new in ${current}`, link: '/changelog' },
    ...versions
      .filter((each) => each.version !== current)
      .map((each) => ({ text: each.version, link: each.link, target: '_self' })),
  ],
});

export const SITE = defineConfig({
  title: 'Slipway',
  description: 'White-label front end for sports betting, with its command line, simulator and engine',
  lang: 'en',
  // Without an icon browsers ask for /favicon.ico.
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  srcDir: PAGES_FOLDER,
  outDir: SITE_FOLDER,
  cacheDir: path.join(ROOT, 'node_modules/.cache/docs-site'),
  // A link to nowhere fails the build; the tour's addresses are those of npm start.
  ignoreDeadLinks: 'localhostLinks',
  markdown: {
    html: false,
    linkify: false,
    attrs: { disable: true },
    anchor: { slugify: anchorName },
    languageAlias: { caddy: 'nginx' },
    config(markdown) {
      markdown.disable('emoji', true);
      // A table that scrolls by itself would give each column its narrowest width.
      markdown.renderer.rules['table_open'] = () => '<div class="scrolling" tabindex="0"><table>\n';
      markdown.renderer.rules['table_close'] = () => '</table></div>\n';
      // `{{count}}` of a translation is no expression of Vue.
      const { rules } = markdown.renderer;
      for (const name of ['text', 'code_inline'] as const) {
        const render = rules[name];
        rules[name] = (...values) => (render?.(...values) ?? '').replaceAll('{{', '&#123;&#123;');
      }
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Try the engine', link: '/try' },
      { text: 'Reference', link: '/reference/' },
      versionMenu(version, others),
    ],
    sidebar: sidebar([...files.keys()], titleOf),
    docFooter: { prev: false, next: false },
    footer: { message: `Slipway ${version}, MIT licence` },
  },
});
