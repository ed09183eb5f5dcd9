import { posix } from 'node:path';
import type { Links, Written } from './links.ts';

/** What a frame around all pages shows, such as a header or a dialog. */
const EVERY_PAGE = 'every page';

/** Finds the pages that show a file: by the router's tables and by what their files import. Those with the fewest files between come first. */
export function screensOf(files: ReadonlyMap<string, Links>): (path: string) => readonly string[] {
  const byPath = new Map([...files].map(([path, links]) => [plainPath(path), links] as const));
  const find = finder([...byPath.keys()]);
  const constants = new Map([...files.values()].flatMap(({ constants }) => [...constants]));
  const address = (path: readonly Written[]): string | undefined => {
    const parts = path.map((one) => ('text' in one ? one.text : constants.get(one.constant)));
    return parts.includes(undefined) ? undefined : parts.join('/').replaceAll(/\/{2,}/gu, '/');
  };

  /** Adds a file and what it passes on under one of the names. */
  const add = (into: Set<string>, path: string, names: ReadonlySet<string>): void => {
    if (into.has(path)) return;
    into.add(path);
    const passed = (byPath.get(path)?.imports ?? []).filter(({ isPassedOn }) => isPassedOn);
    const wanted = passed.filter((one) => one.names.length === 0 || one.names.some((name) => names.has(name)));
    // Of none by name, such as a file that is loaded late and used elsewhere, all.
    for (const { from } of wanted.length === 0 ? passed : wanted) {
      const target = find(path, from);
      if (target !== undefined) add(into, target, names);
    }
  };
  const loaded = new Map<string, ReadonlySet<string>>();
  for (const [path, links] of byPath) {
    const into = new Set<string>();
    for (const { from, isPassedOn } of links.imports) {
      const target = isPassedOn ? undefined : find(path, from);
      if (target !== undefined) add(into, target, links.names);
    }
    loaded.set(path, into);
  }

  const reached = new Map<string, Map<string, number>>();
  const walk = (start: ReadonlySet<string>, addresses: readonly string[]): void => {
    const seen = new Set(start);
    let edge = [...start];
    for (let distance = 0; edge.length > 0; distance += 1) {
      for (const path of edge) {
        const known = reached.get(path) ?? new Map<string, number>();
        for (const one of addresses) known.set(one, Math.min(distance, known.get(one) ?? distance));
        reached.set(path, known);
      }
      edge = [...new Set(edge.flatMap((path) => [...(loaded.get(path) ?? [])]))].filter((path) => !seen.has(path));
      for (const path of edge) seen.add(path);
    }
  };
  for (const [path, links] of byPath)
    for (const { path: own, shows, inside } of links.routes) {
      const found = [own, ...inside].flatMap((one) => (one.length === 0 ? [] : (address(one) ?? [])));
      const start = new Set<string>();
      for (const { from, names } of links.imports) {
        const target = names.some((name) => shows.has(name)) ? find(path, from) : undefined;
        if (target !== undefined) add(start, target, shows);
      }
      walk(start, found.includes('*') ? [EVERY_PAGE] : found);
    }
  return (path) => {
    const all = [...(reached.get(plainPath(path)) ?? [])].sort(([, a], [, b]) => a - b);
    const least = all[0]?.[1] ?? 0;
    if (all.some(([one, distance]) => one === EVERY_PAGE && distance === least)) return [EVERY_PAGE];
    // A page or its parts load the file; from further off it is a part of a part that others have too.
    const near = all.flatMap(([one, distance]) => (one !== EVERY_PAGE && distance <= least + 1 ? [one] : []));
    return all.some(([one]) => one === EVERY_PAGE) ? [...near, EVERY_PAGE] : near;
  };
}

const plainPath = (path: string): string => posix.normalize(path.replaceAll('\\', '/'));

/** Finds a file by what an import says: relative, or after an alias (`@/pages/a`, `#app/pages/a.ts`) the one file that ends so. */
function finder(paths: readonly string[]): (importer: string, from: string) => string | undefined {
  const namesOf = (path: string) => [path, path.replace(/\.\w+$/u, ''), path.replace(/\/index\.\w+$/u, '')];
  const whole = new Map(paths.flatMap((path) => namesOf(path).map((name) => [name, path] as const)));
  const ends = new Map<string, string | undefined>();
  for (const path of paths) {
    const folders = path.split('/');
    for (const name of new Set(folders.flatMap((_, at) => namesOf(folders.slice(at).join('/')))))
      ends.set(name, ends.has(name) ? undefined : path);
  }
  return (importer, from) => {
    if (from.startsWith('.')) {
      const path = posix.join(posix.dirname(importer), from);
      return whole.get(path) ?? whole.get(path.replace(/\.[cm]?jsx?$/u, ''));
    }
    if (!/^(?:[#@~]|src\/)/u.test(from)) return undefined;
    return ends.get(from.replace(/^[#@~]\/?/u, '')) ?? ends.get(from.slice(from.indexOf('/') + 1));
  };
}
