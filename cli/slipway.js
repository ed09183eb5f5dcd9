#!/usr/bin/env node
// The command's door. In a checkout the TypeScript sources run through tsx; a built package has one bundled file.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = new URL('../dist/cli/slipway.mjs', import.meta.url);
const source = new URL('./main.ts', import.meta.url);

if (existsSync(fileURLToPath(source))) {
  const { register } = await import('tsx/esm/api');
  register();
  const { main } = await import(source.href);
  await main(process.argv);
} else {
  const { main } = await import(built.href);
  await main(process.argv);
}
