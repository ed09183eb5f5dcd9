import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#contract/brand';
import { brandAssets } from './brand/brand-assets.ts';
import { PUBLIC, publicFiles } from './brand/public-files.ts';
import type { CompiledApp } from './compile-app.ts';
import { customCss } from './custom-layer.ts';
import { faceCss } from './face-css.ts';
import { FRAME_FILE, FRAME_SCRIPT } from './frame-script.ts';
import { iconSetCss } from './icon-set.ts';
import { type Catalogue, gatherTexts, type TextCache } from './gather-texts.ts';
import { UNKNOWN_PAGE } from './hosting/app-routes.ts';
import { HEALTH_FILE, healthJson } from './hosting/health.ts';
import { hostingFiles, serverJson } from './hosting/hosting-files.ts';
import { HOSTING } from './hosting/hosting-folder.ts';
import { manifestJson } from './manifest.ts';
import { offlineFiles } from './offline-files.ts';
import { pageConfig } from './page-config.ts';
import { pageHeads } from './heads/page-heads.ts';
import { precompress } from './precompress.ts';
import { readBrand } from './brand/read-brand.ts';
import { replaceFolders } from './replace-folders.ts';
import { checksums, SUMS_FILE } from './checksums.ts';
import { shareFile } from './share-file.ts';
import { pageHtml, unknownPageHtml } from './static-shell.ts';
import { robotsTxt, sitemap } from './heads/sitemap.ts';
import { themeCss } from './theme-css.ts';

/**
 * Writes the folder that a web server serves for one brand from the compiled app: page, theme, manifest, texts, pictures; and the
 * files for web servers beside it (`_hosting/<id>`). Written to a draft and renamed, so that no request sees a partial site.
 *
 * @param options.root the folder of `brands/`; also that of `app/locales`, unless `appRoot` names another
 * @returns the folder
 * @throws CliError when the brand is unknown or broken, or slipway did not build the target
 * @example await stampBrand({ root, id: 'harborlight', app, out: 'dist/brands' })
 */
export async function stampBrand(options: {
  readonly root: string;
  readonly appRoot?: string;
  readonly id: string;
  readonly app: CompiledApp;
  readonly out: string;
  readonly extraScripts?: readonly string[];
  /** Only in a development build; without it the site has no test pages. */
  readonly development?: DevelopmentPages | undefined;
  /** Writes heads of the public pages: 300 files that tests and previews do not need. */
  readonly hasHeads?: boolean;
  /** Reused by builds of several brands, and while no text changes. */
  readonly stamped?: Stamped;
}): Promise<string> {
  const { root, id, app, appRoot = root, extraScripts = [], stamped = stampedNothing() } = options;
  const hasHeads = options.hasHeads ?? options.development === undefined;
  const brand = withTestPages(await readBrand(root, id), options.development);
  const source = path.join(root, 'brands', id);
  const isThere = (file: string): boolean => existsSync(path.join(source, file));
  const { profile, pages, defaultLanguage } = brand;
  const owner = { brandFolder: source, profile, pages, defaultLanguage };
  const texts = stamped.texts.get(id) ?? (await gatherTexts(appRoot, brand.languages, owner, stamped.read));
  stamped.texts.set(id, texts);
  const theme = themeCss(brand);
  const themeFile = hashedName('theme', theme);
  // Requested after the first paint.
  const late = [faceCss(brand.fonts), iconSetCss(appRoot, brand.layout)].filter((css) => css !== undefined);
  const face = late.length === 0 ? undefined : late.join('');
  const faceFile = face && hashedName('face', face);
  const custom = customCss(source);
  const customFile = custom && hashedName('custom', custom);
  const locales = path.join('locales', texts.version);
  const config = pageConfig(brand, texts.version, process.env);
  const firstFiles = [...app.first, app.script, app.style].map((name) => `/assets/${name}`);
  const hosting = hostingFiles(brand, [...new Set([...firstFiles, `/${themeFile}`, `/${FRAME_FILE}`])]);

  const out = path.resolve(root, options.out);
  await replaceFolders(out, [id, path.join(HOSTING, id)], async ([site = '', beside = '']) => {
    const pictures = brandAssets(brand, isThere).map(({ file }) => file);
    putFiles(path.join(site, 'assets'), readdirSync(app.folder).filter(isFor(brand)), (name, to) =>
      shareFile(path.join(app.folder, name), to),
    );
    putFiles(path.join(site, 'brand'), pictures, (name, to) => copyFileSync(path.join(source, name), to));
    putFiles(path.join(site, locales), [...texts.files.keys()], (name, to) => {
      const content = texts.files.get(name) ?? '';
      const written = stamped.written.get(content);
      if (written === undefined) writeFileSync(to, content);
      else shareFile(written, to);
    });
    const page = pageHtml({
      brand,
      config,
      app,
      theme: themeFile,
      face: faceFile,
      custom: customFile,
      sums: sumsOf([[themeFile, theme], ...(customFile && custom ? [[customFile, custom] as const] : [])], app),
      texts: texts.files,
      extraScripts,
    });
    writeFiles(site, [
      [themeFile, theme],
      ...(face === undefined || faceFile === undefined ? [] : [[faceFile, face] as const]),
      [FRAME_FILE, FRAME_SCRIPT],
      ['manifest.webmanifest', manifestJson(brand)],
      ...offlineFiles({ brand, app, theme: themeFile, texts: texts.files }),
      ...(custom === undefined || customFile === undefined ? [] : [[customFile, custom] as const]),
      ['sitemap.xml', sitemap(brand)],
      ['robots.txt', robotsTxt(brand)],
      ...papersOf(appRoot),
      ...Object.entries(hosting.inside),
      ['index.html', page],
      [UNKNOWN_PAGE, unknownPageHtml(page)],
      ...(hasHeads ? pageHeads(brand, page, texts.files, isThere) : []),
    ]);
    await precompress(site, Object.keys(PAPERS));
    // Last, because the brand's robots.txt replaces the build's; the check refuses other names of the build.
    putFiles(site, publicFiles(brand, source).files, (name, to) => copyFileSync(path.join(source, PUBLIC, name), to));
    writeFiles(site, [[HEALTH_FILE, healthJson(id, app.script, checksums(site))]]);
    writeFiles(beside, [
      ...Object.entries(hosting.beside),
      ['server.json', serverJson(brand, filesOf(site))],
      [SUMS_FILE, checksums(site)],
    ]);
  });
  for (const [name, content] of texts.files) stamped.written.set(content, path.join(out, id, locales, name));
  return path.join(out, id);
}

/** Sizes of a site's files; compressed copies are left out. */
const filesOf = (site: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:gz|br)$/.test(entry.name))
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [path.relative(site, file).split(path.sep).join('/'), statSync(file).size] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Licences of the compiled packages, which must be included, and their SBOM, by their names in a site. */
const PAPERS = { 'licences.txt': 'licences-site.txt', 'sbom.cdx.json': 'sbom-site.cdx.json' } as const;
const papersOf = (appRoot: string) =>
  Object.entries(PAPERS).map(([name, file]) => [name, readFileSync(path.join(appRoot, 'app', file), 'utf8')] as const);

/** Hashes of stylesheets (subresource integrity). */
function sumsOf(own: readonly (readonly [name: string, content: string])[], app: CompiledApp): Record<string, string> {
  const compiled = [app.style, app.pressStyle, app.lazyStyle].flatMap((name) => {
    const file = path.join(app.folder, name);
    return name !== '' && existsSync(file) ? [[name, readFileSync(file)] as const] : [];
  });
  const sum = (content: string | Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
  return Object.fromEntries([...own, ...compiled].map(([name, content]) => [name, sum(content)]));
}

const hashedName = (name: string, content: string): string =>
  `${name}-${createHash('sha256').update(content).digest('hex').slice(0, 12)}.css`;

export interface Stamped {
  readonly read: TextCache;
  readonly texts: Map<string, Catalogue>;
  /** By content, a file that has it. */
  readonly written: Map<string, string>;
}
export const stampedNothing = (): Stamped => ({ read: new Map(), texts: new Map(), written: new Map() });

/** The specification's test pages, which a development build frames. */
export interface DevelopmentPages {
  /** Used for pages that the brand does not name. */
  readonly origin: string;
  readonly testPages: NonNullable<Brand['testPages']>;
}

/** A development build has all test pages, the brand's first; a production build has none. */
function withTestPages({ testPages, ...brand }: Brand, development: DevelopmentPages | undefined): Brand {
  if (development === undefined) return brand;
  const frameOrigins = [...brand.frameOrigins, development.origin];
  return { ...brand, frameOrigins, testPages: { ...development.testPages, ...testPages } };
}

/** This chunk hands a player's token to another origin: without test pages a site does not contain it. */
const TEST_PAGES = /^test-page-/;
const isFor =
  ({ testPages }: Brand) =>
  (file: string) =>
    testPages !== undefined || !TEST_PAGES.test(file);

function writeFiles(folder: string, files: readonly (readonly [string, string])[]): void {
  const contents = new Map(files);
  putFiles(folder, [...contents.keys()], (name, to) => writeFileSync(to, contents.get(name) ?? ''));
}

/** Synchronously: promises take 50 % longer for hundreds of small files. */
function putFiles(folder: string, names: readonly string[], put: (name: string, to: string) => void): void {
  for (const parent of new Set(names.map((name) => path.join(folder, path.dirname(name)))))
    mkdirSync(parent, { recursive: true });
  for (const name of new Set(names)) put(name, path.join(folder, name));
}
