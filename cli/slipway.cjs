#!/usr/bin/env node
// The command's door. A checkout runs a bundle of its own sources, made anew when one of them changed; a package has the
// bundle only. CommonJS, with compiled code kept between starts (launch/load.cjs): 15 ms over bare node, where ES modules
// took 20 ms and running the TypeScript through tsx 250 ms (node 20.20, two cores).
const fs = require('node:fs');
const path = require('node:path');
const launch = require('./launch/load.cjs');

const root = path.join(__dirname, '..');

/** The bundle to run. Each state of the sources has a folder of its own name: that it exists is the whole freshness check, and a build that another process runs from is never overwritten. */
async function entryOf() {
  if (!fs.existsSync(path.join(root, 'cli/main.ts'))) return path.join(root, 'dist/cli/slipway.cjs');
  const name = require('./launch/fingerprint.cjs').fingerprint(root);
  const entry = path.join(root, 'dist/cli/builds', name, 'slipway.cjs');
  if (!fs.existsSync(entry)) {
    const { buildInto } = await import('./launch/build.js');
    await buildInto(root, name);
  }
  return entry;
}

void entryOf().then((entry) => launch.loadBundle(entry).main(process.argv));
