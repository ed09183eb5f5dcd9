import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle } from '#cli/bundle.js';

// The bundle in a package: dist/cli/slipway.mjs, which cli/slipway.cjs starts where there are no sources.
if (process.argv.length > 2) {
  const isHelp = process.argv.slice(2).every((argument) => argument === '--help' || argument === '-h');
  const usage = 'npm run build\nBundles the command into dist/cli/, as a package ships it. It takes no arguments.\n';
  process[isHelp ? 'stdout' : 'stderr'].write(isHelp ? usage : `error: unexpected ${process.argv[2]}\n\n${usage}`);
  process.exit(isHelp ? 0 : 2);
}
const root = fileURLToPath(new URL('..', import.meta.url));
const target = `${root}dist/cli`;
mkdirSync(target, { recursive: true });
// Builds beside it may be running.
for (const name of readdirSync(target)) if (/\.[cm]js$/.test(name)) rmSync(`${target}/${name}`);
await bundle(root, 'dist/cli');
