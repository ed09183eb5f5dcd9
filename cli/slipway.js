#!/usr/bin/env node
// The command's door. A checkout runs a bundle of its own sources, made anew when one of them changed: starting the
// bundle costs 10 ms over bare node, running the TypeScript through tsx 250 ms (node 20.20, two cores). A package has
// the bundle only.
import { existsSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { fingerprint } from './launch/fingerprint.js';

// Keeps compiled code between starts where Node can (22.1 and newer); Node 20 has no such call.
/** @type {{ enableCompileCache?: () => unknown }} */ (nodeModule).enableCompileCache?.();

const root = new URL('../', import.meta.url);
let entry = new URL('dist/cli/slipway.mjs', root);
if (existsSync(new URL('cli/main.ts', root))) {
  // Each state of the sources has a folder of its own name: that it exists is the whole freshness check, and a build
  // that another process runs from is never overwritten.
  const name = fingerprint(root);
  entry = new URL(`dist/cli/builds/${name}/slipway.mjs`, root);
  if (!existsSync(entry)) {
    const { buildInto } = await import('./launch/build.js');
    await buildInto(root, name);
  }
}
const { main } = await import(entry.href);
await main(process.argv);
