import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isTool } from '#scripts/lint/layers.js';
import { readModule, type Exported, type Module } from './read-module.ts';

const USERS = ['app', 'brands', 'cli', 'contract', 'engine', 'fixtures', 'simulator'] as const;
/** Helpers of tests. */
const FOR_TESTS = /\.(?:test|browser\.test|arbitrary|reference|fixture)\.tsx?$|^app\/(?:test|journeys)\//;

const read = new Map<string, Module>();

/** Product modules without tests and tools, read once. */
export function productModules(): readonly Module[] {
  if (read.size === 0)
    for (const place of USERS)
      for (const name of readdirSync(place, { recursive: true, encoding: 'utf8' }).sort()) {
        const file = path.join(place, name);
        if (/\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !FOR_TESTS.test(file) && !isTool(file))
          read.set(file, readModule(file));
      }
  return [...read.values()];
}

export interface PublicExport extends Exported {
  readonly file: string;
}

/** Whose exports are listed, and whose imports count as uses. */
export interface Boundary {
  readonly isInside: (file: string) => boolean;
  readonly isUser: (file: string) => boolean;
}

export const ENGINE: Boundary = {
  isInside: (file) => file.startsWith('engine/'),
  isUser: (file) => !file.startsWith('engine/'),
};

/** Exports used outside a boundary, and types of their signatures, sorted by file and order. */
export function publicExports(
  { isInside, isUser }: Boundary,
  modules: readonly Module[] = productModules(),
): readonly PublicExport[] {
  const inside = modules.filter(({ file }) => isInside(file));
  const byFile = new Map(inside.map((module) => [module.file, module]));
  const wanted = new Set<string>();
  const want = (file: string, name: string): void => {
    const key = `${file}#${name}`;
    const module = byFile.get(file);
    if (module === undefined || wanted.has(key)) return;
    const found = module.exports.find((each) => each.name === name);
    if (found === undefined) {
      const from = module.imports.find((each) => each.local === name);
      if (from?.file) want(from.file, from.name);
      return;
    }
    wanted.add(key);
    for (const [word] of found.signature.matchAll(/\b[A-Z]\w+/g)) {
      const from = module.imports.find(({ local }) => local === word);
      if (from?.file) want(from.file, from.name);
      else want(file, word);
    }
  };
  for (const user of modules)
    if (isUser(user.file)) for (const { file, name } of user.imports) if (file && isInside(file)) want(file, name);
  return inside
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .flatMap(({ file, exports }) =>
      exports.filter(({ name }) => wanted.has(`${file}#${name}`)).map((each) => ({ ...each, file })),
    );
}
