import { createHash } from 'node:crypto';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CompiledApp } from './compile-app.ts';
import { gatherTexts } from './gather-texts.ts';
import { readBrand } from './read-brand.ts';
import { pageHtml, themeCss } from './static-shell.ts';

/**
 * Makes the folder that a web server serves for one brand, out of the app that was compiled for all. Written beside and
 * renamed, so that a reader never sees half of it.
 *
 * @returns the folder
 * @throws CliError when the brand is unknown or broken
 * @example await stampBrand({ root, id: 'harborlight', app, out: 'dist/brands' })
 */
export async function stampBrand(options: {
  readonly root: string;
  readonly id: string;
  readonly app: CompiledApp;
  readonly out: string;
  readonly extraScripts?: readonly string[];
}): Promise<string> {
  const { root, id, app } = options;
  const brand = await readBrand(root, id);
  const texts = await gatherTexts(root, brand.languages);
  const theme = themeCss(brand);
  const themeFile = `theme-${createHash('sha256').update(theme).digest('hex').slice(0, 12)}.css`;
  const config = { brand, locales: `/locales/${texts.version}` };

  const target = path.resolve(root, options.out, id);
  const draft = `${target}.draft-${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(path.join(draft, 'brand'), { recursive: true });
  await cp(app.folder, path.join(draft, 'assets'), { recursive: true });
  await cp(path.join(root, 'brands', id, 'logo.svg'), path.join(draft, 'brand', 'logo.svg'));
  await writeFile(path.join(draft, themeFile), theme);
  for (const [name, content] of texts.files) {
    const file = path.join(draft, 'locales', texts.version, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const page = pageHtml({
    config,
    app,
    theme: themeFile,
    ...(options.extraScripts && { extraScripts: options.extraScripts }),
  });
  await writeFile(path.join(draft, 'index.html'), page);
  await rm(target, { recursive: true, force: true });
  await rename(draft, target);
  return target;
}
