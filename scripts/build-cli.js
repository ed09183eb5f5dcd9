import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle } from '#cli/launch/build.js';

// The bundle that a package ships: dist/cli/slipway.cjs, which cli/slipway.cjs starts where there are no sources.
const root = fileURLToPath(new URL('..', import.meta.url));
const target = `${root}dist/cli`;
mkdirSync(target, { recursive: true });
// The builds beside it stay: commands of this checkout may be running from them.
for (const name of readdirSync(target)) if (/\.[cm]js$|^\.code-/.test(name)) rmSync(`${target}/${name}`);
await bundle(root, 'dist/cli');
