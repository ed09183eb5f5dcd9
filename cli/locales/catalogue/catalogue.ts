import { scanJson, type JsonScan, type Leaf } from '#cli/files/scan-json.ts';
import type { PluralForm } from '#cli/locales/language/plural-forms.ts';

/** One file of one language and namespace, as read. */
export interface CatalogueFile {
  readonly language: string;
  /** `common` of `en/common.json`; empty in a tree with one file per language. */
  readonly namespace: string;
  /** As printed: the folder given to the command, then the path inside it. */
  readonly path: string;
  /** The decoded content. */
  readonly text: string;
  readonly entries: ReadonlyMap<string, Leaf>;
  readonly branches: ReadonlyMap<string, 'object' | 'list'>;
  /** False when the texts cannot be compared: absent, empty, does not parse, over the limits. */
  readonly isReadable: boolean;
  /** False when the file has the wrong encoding: keys are compared, texts are not. */
  readonly areTextsTrusted: boolean;
  /** The plural forms that the file needs, where they are not those of CLDR (JSON v3). */
  readonly forms?: readonly PluralForm[];
  /** The key as the file has it, where it is read under another (JSON v3). */
  readonly original?: (key: string) => string;
}

export interface Catalogue {
  readonly directory: string;
  readonly sourceLanguage: string;
  readonly languages: readonly string[];
  readonly namespaces: readonly string[];
  /** language, then namespace */
  readonly files: ReadonlyMap<string, ReadonlyMap<string, CatalogueFile>>;
}

/** A file that has no texts to compare; `text` is set where a finding has to be located in it. */
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

/** The places of a file's keys. Not stored with the file: most files have no finding, and 220,000 places take 60 MB. */
export function scanOf(file: CatalogueFile): JsonScan {
  let scan = scans.get(file);
  if (scan === undefined) {
    scan = scanJson(file.text);
    scans.set(file, scan);
  }
  return scan;
}

/** Keeps the places of a file that is no JSON. */
export function keepScan(file: CatalogueFile, scan: JsonScan): void {
  scans.set(file, scan);
}

export function fileOf(catalogue: Catalogue, language: string, namespace: string): CatalogueFile | undefined {
  return catalogue.files.get(language)?.get(namespace);
}

/** The text of a key, or null when the key is absent or holds something else. */
export function textOf(file: CatalogueFile | undefined, key: string): string | null {
  const value = file?.entries.get(key);
  return value === undefined || value === null ? null : String(value);
}
