import { createHash } from 'node:crypto';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brandAssets } from '#cli/brands/brand-assets.ts';
import type { CompiledApp } from './compile-app.ts';
import { gatherTexts } from './gather-texts.ts';
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
}): Promise<string> {
  const { root, id, app, appRoot = root, extraScripts = [] } = options;
  const brand = await readBrand(root, id);
  const source = path.join(root, 'brands', id);
  const texts = await gatherTexts(appRoot, brand.languages, source);
  const theme = themeCss(brand);
  const themeFile = `theme-${createHash('sha256').update(theme).digest('hex').slice(0, 12)}.css`;
  const config = pageConfig(brand, texts.version, process.env);
  const hosting = hostingFiles(brand);

  const out = path.resolve(root, options.out);
  await replaceFolders(out, [id, path.join(HOSTING, id)], async ([site = '', beside = '']) => {
    await mkdir(path.join(site, 'brand'), { recursive: true });
    await cp(app.folder, path.join(site, 'assets'), { recursive: true });
    for (const { file } of brandAssets(brand)) await cp(path.join(source, file), path.join(site, 'brand', file));
    await writeFiles(path.join(site, 'locales', texts.version), texts.files);
    await writeFiles(site, [
      [themeFile, theme],
      ['manifest.webmanifest', manifestJson(brand)],
      ...Object.entries(hosting.inside),
      ['index.html', pageHtml({ brand, config, app, theme: themeFile, extraScripts })],
    ]);
    await writeFiles(beside, Object.entries(hosting.beside));
  });
  return path.join(out, id);
}

async function writeFiles(folder: string, files: Iterable<readonly [string, string]>): Promise<void> {
  const made = new Set<string>();
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    const parent = path.dirname(file);
    if (!made.has(parent)) await mkdir(parent, { recursive: true });
    made.add(parent);
    await writeFile(file, content);
  }
}
