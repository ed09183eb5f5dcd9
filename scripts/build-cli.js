import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle } from '#cli/launch/build.js';

// The bundle that a package ships: dist/cli/slipway.mjs, which cli/slipway.js starts where there are no sources.
const root = fileURLToPath(new URL('..', import.meta.url));
rmSync(`${root}dist/cli`, { recursive: true, force: true });
await bundle(root, 'dist/cli');
