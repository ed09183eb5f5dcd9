import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** An import between folders, types included. Names are relative to the graph's root, '.' is the root. */
export interface FolderArrow {
  readonly from: string;
  readonly to: string;
  /** Importing file and specifier, for the message. */
  readonly example: string;
}

const TEST = /\.(?:test|property|bench)\.tsx?$/;

/**
 * Arrows between folders below `root`, from imports and re-exports. Tests may use everything and are left out.
 *
 * @param files path relative to `root` to source
 * @param alias how the files name the root, besides relative paths: `#cli/`
 */
export function folderArrows(files: Readonly<Record<string, string>>, alias?: string): readonly FolderArrow[] {
  const arrows = new Map<string, FolderArrow>();
  for (const [file, source] of Object.entries(files)) {
    if (TEST.test(file)) continue;
    for (const specifier of specifiersOf(file, source)) {
      const target = targetOf(file, specifier, alias);
      if (target === undefined) continue;
      const [from, to] = [path.posix.dirname(file), path.posix.dirname(target)];
      if (from !== to && !arrows.has(`${from} ${to}`))
        arrows.set(`${from} ${to}`, { from, to, example: `${file} imports '${specifier}'` });
    }
  }
  return [...arrows.values()];
}

/** Undefined for files elsewhere. */
function targetOf(file: string, specifier: string, alias: string | undefined): string | undefined {
  if (alias !== undefined && specifier.startsWith(alias)) return specifier.slice(alias.length);
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : undefined;
}

export function sourcesBelow(root: string): Readonly<Record<string, string>> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  return Object.fromEntries(
    names.map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(root, name), 'utf8')]),
  );
}

/** @param floors from the top down: a folder may import from its own floor and those below */
export function upwardArrows(
  arrows: readonly FolderArrow[],
  floors: readonly (readonly string[])[],
): readonly string[] {
  const floorOf = (folder: string) => floors.findIndex((floor) => floor.includes(folder.split('/')[0] ?? ''));
  return arrows
    .filter(({ from, to }) => floorOf(from) !== -1 && floorOf(to) !== -1 && floorOf(to) < floorOf(from))
    .map(({ example }) => example);
}

/** Groups of folders that import each other, sorted by name. */
export function folderCycles(arrows: readonly FolderArrow[]): readonly (readonly string[])[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of arrows) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reachedFrom = (start: string): ReadonlySet<string> => {
    const reached = new Set<string>();
    const waiting = [...(next.get(start) ?? [])];
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
      if (reached.has(folder)) continue;
      reached.add(folder);
      waiting.push(...(next.get(folder) ?? []));
    }
    return reached;
  };
  const reached = new Map([...next.keys()].map((folder) => [folder, reachedFrom(folder)]));
  const groups = new Map<string, readonly string[]>();
  for (const [folder, others] of reached) {
    if (!others.has(folder)) continue;
    const group = [...others].filter((other) => reached.get(other)?.has(folder)).sort();
    groups.set(group.join(' '), group);
  }
  return [...groups.values()];
}

/** Imports and re-exports, dynamic ones and types (`import('./a.ts').A`) included. */
export function specifiersOf(file: string, source: string): readonly string[] {
  const { module, program } = parseSync(file, source);
  const found = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  for (const { entries } of module.staticExports)
    for (const { moduleRequest } of entries) if (moduleRequest) found.push(moduleRequest.value);
  for (const { moduleRequest } of module.dynamicImports)
    found.push(source.slice(moduleRequest.start, moduleRequest.end).replaceAll(/^['"`]|['"`]$/g, ''));
  new Visitor({ TSImportType: ({ source: { value } }) => void found.push(value) }).visit(program);
  return found;
}
