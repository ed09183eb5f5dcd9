import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledApp } from './compile-app.ts';

const REPOSITORY = process.cwd();

/** Fills a folder with our brands and texts, and a stand-in of the compiled app: for tests of what is stamped, not compiled. */
export function fillRoot(root: string): CompiledApp {
  for (const folder of ['brands', 'app/locales'])
    cpSync(path.join(REPOSITORY, folder), path.join(root, folder), { recursive: true });
  const app = {
    folder: path.join(root, 'compiled'),
    script: 'app-1.js',
    style: 'app-1.css',
    laterStyle: 'later-1.css',
    first: ['app-1.js'],
    metafile: { inputs: {}, outputs: {} },
  };
  mkdirSync(app.folder);
  writeFileSync(path.join(app.folder, app.script), 'export {};');
  return app;
}
