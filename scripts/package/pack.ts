import { readFileSync, rmSync } from 'node:fs';
import { STAMPING } from '#cli/brands/build/build-brands.ts';
import { appMark, compileOnce } from '#cli/brands/build/compile-once.ts';
import { markOf } from '#cli/brands/build/mark.ts';
import { PACKAGED } from '#cli/brands/build/packaged-app.ts';

// The app that a package ships, compiled: part of `npm pack` (package.json: prepack). A package has no compiler.
const root = process.cwd();
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
rmSync(PACKAGED, { recursive: true, force: true });
// The mark is all that a package knows of its sources: sites made by another one are built anew.
const { app } = await compileOnce(PACKAGED, root, [version, appMark(root), markOf(root, STAMPING)].join('-'));
console.log(`${PACKAGED}: the app, ${app.first.length} scripts first`);
