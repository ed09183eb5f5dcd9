import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledApp } from '#cli/build/compile-app.ts';

const REPOSITORY = process.cwd();

/** Fills a folder with the repository's brands and texts and a fake compiled app. */
export function fillRoot(root: string): CompiledApp {
  for (const name of [
    'brands',
    'app/icons',
    'app/licences-site.txt',
    'app/locales',
    'app/profiles',
    'app/sbom-site.cdx.json',
  ])
    cpSync(path.join(REPOSITORY, name), path.join(root, name), { recursive: true });
  const app = {
    folder: path.join(root, 'compiled'),
    script: 'app-1.js',
    style: 'app-1.css',
    pressStyle: 'press-1.css',
    lazyStyle: 'later-1.css',
    first: ['app-1.js'],
    groups: {},
    firstOdds: 'first-odds-1.js',
    metafile: { inputs: {}, outputs: {} },
  };
  mkdirSync(app.folder);
  writeFileSync(path.join(app.folder, app.script), 'export {};');
  return app;
}
