import { scanJson, type JsonScan, type Leaf } from '#cli/files/scan-json.ts';
import type { PluralForm } from '#cli/locales/language/plural-forms.ts';

export interface CatalogueFile {
  readonly language: string;
  /** `common` for `en/common.json`; empty in a tree with one file per language. */
  readonly namespace: string;
  /** As printed: the given folder and the path inside it. */
  readonly path: string;
  readonly text: string;
  readonly entries: ReadonlyMap<string, Leaf>;
  readonly branches: ReadonlyMap<string, 'object' | 'list'>;
  /** False if the texts cannot be compared: absent, empty, invalid or too large. */
  readonly isReadable: boolean;
  /** False for a wrong encoding: keys are compared, texts are not. */
  readonly areTextsTrusted: boolean;
  /** Required plural forms if not CLDR's (JSON v3). */
  readonly forms?: readonly PluralForm[];
  /** The key in the file, if it is read under another (JSON v3). */
  readonly original?: (key: string) => string;
}

export interface Catalogue {
  readonly directory: string;
  readonly sourceLanguage: string;
  readonly languages: readonly string[];
  readonly namespaces: readonly string[];
  readonly files: ReadonlyMap<string, ReadonlyMap<string, CatalogueFile>>;
}

/** A file without texts; `text` is needed if a finding has a place in it. */
export function unreadableFile(language: string, namespace: string, path: string, text = ''): CatalogueFile {
  return {
    language,
    namespace,
    path,
    text,
    entries: new Map(),
    branches: new Map(),
    isReadable: false,
    areTextsTrusted: false,
  };
}

const scans = new WeakMap<CatalogueFile, JsonScan>();

/** Places of a file's keys. Computed when needed: most files have no finding, and 220,000 places take 60 MB. */
export function scanOf(file: CatalogueFile): JsonScan {
  let scan = scans.get(file);
  if (scan === undefined) {
    scan = scanJson(file.text);
    scans.set(file, scan);
  }
  return scan;
}

/** Stores the places of a file that is not JSON. */
export function keepScan(file: CatalogueFile, scan: JsonScan): void {
  scans.set(file, scan);
}

export function fileOf(catalogue: Catalogue, language: string, namespace: string): CatalogueFile | undefined {
  return catalogue.files.get(language)?.get(namespace);
}

/** The text of a key; null if there is none. */
export function textOf(file: CatalogueFile | undefined, key: string): string | null {
  const value = file?.entries.get(key);
  return value === undefined || value === null ? null : String(value);
}
