#!/usr/bin/env node
// The command's door. A checkout runs a bundle of its own sources, made anew when one of them changed: starting the
// bundle costs 4 ms over bare node, running the TypeScript through tsx 250 ms (node 20.20, two cores). A package has
// the bundle only.
import { existsSync } from 'node:fs';
import { enableCompileCache } from './launch/compile-cache.js';

const root = new URL('../', import.meta.url);
enableCompileCache();

/** @type {URL} */
let entry = new URL('dist/cli/slipway.mjs', root);
if (existsSync(new URL('cli/main.ts', root))) {
  const { freshBuild } = await import('./launch/fresh-build.js');
  entry = await freshBuild(root);
}
const { main } = await import(entry.href);
await main(process.argv);
