import { existsSync, readdirSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { isLanguage } from '#cli/locales/language/languages.ts';

export interface FoundFile {
  readonly language: string;
  readonly namespace: string;
  readonly path: string;
}

export interface FoundTree {
  readonly files: readonly FoundFile[];
  /** Languages with a folder or file, also an empty one. */
  readonly languages: readonly string[];
}

/** Namespaces may be nested; the limit stops circular links. */
const MAX_FOLDERS = 4;

/**
 * Catalogue files below a folder, in the layouts of i18next's back ends: `<language>/<namespace>.json`, `<language>.json`,
 * `<namespace>/<language>.json` (also `<namespace>.<language>.json`, `<language>.<namespace>.json`). Others (a glossary, a
 * config) are ignored.
 *
 * @param extra names that always count as languages (config, `pseudo`)
 */
export function findFiles(directory: string, extra: readonly string[]): FoundTree {
  const found = filesOf(directory, extra, JSON_FILE);
  return found.files.length > 0 ? found : filesOf(directory, extra, MODULE_FILE);
}

const JSON_FILE = /\.json$/u;
/** Program files and JSON with comments, read only where there is no plain JSON. */
const MODULE_FILE = /(?<!\.d)\.(?:[cm]?[jt]s|json5|jsonc)$/u;

function filesOf(directory: string, extra: readonly string[], ending: RegExp): FoundTree {
  const isOurs = (name: string): boolean => extra.includes(name) || isLanguage(name);
  const files: FoundFile[] = [];
  const languages = new Set<string>();
  const entries = list(directory);
  for (const entry of entries) {
    const path = join(directory, entry.name);
    if (isFolder(entry, path)) {
      if (!isOurs(entry.name)) continue;
      languages.add(entry.name);
      collect(path, '', entry.name, files, 1, ending);
    } else if (ending.test(entry.name)) {
      // `common.en.json` and `en.i18n.json`.
      const parts = entry.name.replace(ending, '').split('.');
      const at = [parts.length - 1, 0].find((place) => isOurs(parts[place] ?? ''));
      if (at === undefined) continue;
      const language = parts[at] ?? '';
      languages.add(language);
      files.push({ language, namespace: parts.toSpliced(at, 1).join('.'), path });
    }
  }
  if (languages.size === 0) byNamespace(directory, entries, isOurs, files, languages, ending);
  return { files, languages: [...languages] };
}

/** Folders with texts whose names are no language: a misspelt one must not look like a language without texts. */
export function skippedFolders(directory: string, extra: readonly string[]): readonly string[] {
  const isOurs = (name: string): boolean => extra.includes(name) || isLanguage(name);
  if (!existsSync(directory)) return [];
  const folders = list(directory).filter((entry) => isFolder(entry, join(directory, entry.name)));
  if (!folders.some(({ name }) => isOurs(name))) return [];
  return folders
    .filter(({ name }) => !name.startsWith('.') && !isOurs(name))
    .map(({ name }) => join(directory, name))
    .filter((folder) => list(folder).some(({ name }) => name.endsWith('.json')));
}

function collect(
  folder: string,
  prefix: string,
  language: string,
  files: FoundFile[],
  depth: number,
  ending: RegExp,
): void {
  for (const entry of list(folder)) {
    const path = join(folder, entry.name);
    if (ending.test(entry.name) && !entry.isDirectory())
      files.push({ language, namespace: `${prefix}${entry.name.replace(ending, '')}`, path });
    else if (depth < MAX_FOLDERS && !entry.name.startsWith('.') && isFolder(entry, path))
      collect(path, `${prefix}${entry.name}/`, language, files, depth + 1, ending);
  }
}

function byNamespace(
  directory: string,
  entries: readonly Dirent[],
  isOurs: (name: string) => boolean,
  files: FoundFile[],
  languages: Set<string>,
  ending: RegExp,
): void {
  for (const entry of entries) {
    const folder = join(directory, entry.name);
    if (!isFolder(entry, folder)) continue;
    for (const file of list(folder)) {
      const language = file.name.replace(ending, '');
      if (!ending.test(file.name) || !isOurs(language)) continue;
      languages.add(language);
      files.push({ language, namespace: entry.name, path: join(folder, file.name) });
    }
  }
}

function list(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isFolder(entry: Dirent, path: string): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
