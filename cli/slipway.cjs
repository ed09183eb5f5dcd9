#!/usr/bin/env node
// Starts the command. A package has its bundle in dist/cli (npm run build:cli); a checkout builds one when a source changed.
const fs = require('node:fs');
const path = require('node:path');
const url = require('node:url');

const root = path.join(__dirname, '..');

async function start() {
  const entry = fs.existsSync(path.join(__dirname, 'main.ts'))
    ? await (await import('./bundle.js')).currentBundle(root)
    : path.join(root, 'dist/cli/slipway.mjs');
  const { main } = await import(url.pathToFileURL(entry).href);
  await main(process.argv);
}

void start();
