import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { STAMPING } from '#cli/brands/build/build-brands.ts';
import { appMark, compileOnce } from '#cli/brands/build/compile-once.ts';
import { markOf } from '#cli/brands/build/mark.ts';
import { PACKAGED } from '#cli/brands/build/packaged-app.ts';
import { command } from '#scripts/config/command.ts';
import { buildFaces, ENGINE_FOLDER, FACES_FOLDER } from './faces.ts';
import { buildProduct, type Product, PRODUCTS } from './products.ts';
import { readSbom, SBOM_FILE, shippedNames, shippedSbom } from './sbom.ts';

command('prepack').parse();

// A package has neither sources nor a compiler.
const root = process.cwd();
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
rmSync(PACKAGED, { recursive: true, force: true });
// The mark of a package's sources; sites of other versions are rebuilt.
const { app } = await compileOnce(PACKAGED, root, [version, appMark(root), markOf(root, STAMPING)].join('-'));
console.log(`${PACKAGED}: the app, ${app.first.length} scripts in the first load`);
await buildFaces(root);
console.log(`${FACES_FOLDER}: slipway/engine, slipway/contract, slipway/simulator`);
console.log(`${ENGINE_FOLDER}: @slipway/engine alone`);
for (const name of Object.keys(PRODUCTS) as Product[]) {
  await buildProduct(root, name, `dist/${name}`);
  console.log(`dist/${name}: slipway-${name} alone`);
}
const sbom = shippedSbom(readSbom(root), shippedNames(readFileSync('docs/developers/dependencies.md', 'utf8')));
writeFileSync(SBOM_FILE, `${JSON.stringify(sbom, null, 1)}\n`);
console.log(`${SBOM_FILE}: CycloneDX, ${sbom.components.length} packages`);
