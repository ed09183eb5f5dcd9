import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Brand } from '#contract/brand/brand.ts';
import { brandAssets } from '#cli/brands/brand-assets.ts';
import type { CompiledApp } from './compile-app.ts';
import { gatherTexts, type TextCache } from './gather-texts.ts';
import { hostingFiles } from './hosting/hosting-files.ts';
import { HOSTING } from './hosting/hosting-folder.ts';
import { manifestJson } from './manifest.ts';
import { pageConfig } from './page-config.ts';
import { readBrand } from './read-brand.ts';
import { replaceFolders } from './replace-folders.ts';
import { pageHtml } from './static-shell.ts';
import { themeCss } from './theme-css.ts';

/**
 * Makes the folder that a web server serves for one brand, out of the app that was compiled for all: page, theme,
 * manifest, texts, pictures; and beside it (`_hosting/<id>`) the files for web servers. Written beside and renamed, so
 * that a reader never sees half of it.
 *
 * @param options.root the folder of `brands/`; also that of `app/locales`, unless `appRoot` names another
 * @returns the folder
 * @throws CliError when the brand is unknown or broken, or the target is not a build of ours
 * @example await stampBrand({ root, id: 'harborlight', app, out: 'dist/brands' })
 */
export async function stampBrand(options: {
  readonly root: string;
  readonly appRoot?: string;
  readonly id: string;
  readonly app: CompiledApp;
  readonly out: string;
  readonly extraScripts?: readonly string[];
  /** Given by a build of several brands. */
  readonly texts?: TextCache;
}): Promise<string> {
  const { root, id, app, appRoot = root, extraScripts = [] } = options;
  const brand = await readBrand(root, id);
  const source = path.join(root, 'brands', id);
  const texts = await gatherTexts(appRoot, brand.languages, source, options.texts);
  const theme = themeCss(brand);
  const themeFile = `theme-${createHash('sha256').update(theme).digest('hex').slice(0, 12)}.css`;
  const config = pageConfig(brand, texts.version, process.env);
  const hosting = hostingFiles(brand);

  const out = path.resolve(root, options.out);
  await replaceFolders(out, [id, path.join(HOSTING, id)], async ([site = '', beside = '']) => {
    const pictures = brandAssets(brand).map(({ file }) => file);
    await Promise.all([
      copyFiles(app.folder, path.join(site, 'assets'), (await readdir(app.folder)).filter(isFor(brand))),
      copyFiles(source, path.join(site, 'brand'), pictures),
      writeFiles(path.join(site, 'locales', texts.version), [...texts.files]),
      writeFiles(site, [
        [themeFile, theme],
        ['manifest.webmanifest', manifestJson(brand)],
        ...Object.entries(hosting.inside),
        ['index.html', pageHtml({ brand, config, app, theme: themeFile, extraScripts })],
      ]),
      writeFiles(beside, Object.entries(hosting.beside)),
    ]);
  });
  return path.join(out, id);
}

/** The chunk of the test pages hands a player's token to another origin: a site that names none does not even have it. */
const TEST_PAGES = /^test-page-/;
const isFor =
  ({ testPages }: Brand) =>
  (file: string) =>
    testPages !== undefined || !TEST_PAGES.test(file);

async function copyFiles(from: string, to: string, names: readonly string[]): Promise<void> {
  await mkdir(to, { recursive: true });
  await Promise.all([...new Set(names)].map((name) => copyFile(path.join(from, name), path.join(to, name))));
}

async function writeFiles(folder: string, files: readonly (readonly [string, string])[]): Promise<void> {
  const folders = new Set(files.map(([name]) => path.join(folder, path.dirname(name))));
  await Promise.all([...folders].map((parent) => mkdir(parent, { recursive: true })));
  await Promise.all(files.map(([name, content]) => writeFile(path.join(folder, name), content)));
}
