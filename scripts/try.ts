import { pathToFileURL } from 'node:url';
import { examplesIn, isTrue } from './reference/examples.ts';
import { productModules, publicExports, ENGINE, SERVICES } from './reference/public-exports.ts';
const modules = productModules().filter(({ file }) => file.startsWith('engine/'));
const scope: Record<string, unknown> = {};
for (const { file } of modules) Object.assign(scope, await import(pathToFileURL(file).href));
let n = 0;
for (const e of modules.flatMap(examplesIn)) {
  const own = (await import(pathToFileURL(e.of.split('#')[0]!).href)) as Record<string, unknown>;
  const t = isTrue(e, { ...scope, ...own });
  n++;
  if (t !== true) console.log(t, e.of, '|', e.code, '|', e.result);
}
console.log(
  n,
  publicExports(ENGINE)
    .filter((e) => !e.doc)
    .map((e) => e.name),
  publicExports(SERVICES)
    .filter((e) => !e.doc)
    .map((e) => e.name),
);
