import { decode } from './read/decode.ts';
import type { Leaf } from './read/flatten.ts';
import { scanJson, type JsonScan } from './read/scan-json.ts';

/** One file of one language and namespace, read. */
export interface CatalogueFile {
  readonly language: string;
  /** `common` of `en/common.json`; empty in a tree with one file per language. */
  readonly namespace: string;
  /** As printed: the folder given to the command, then the path inside it. */
  readonly path: string;
  /** Kept as bytes, outside the heap: 5 MB of text would be moved around by each collection (20 ms of 150). */
  readonly bytes: Uint8Array;
  readonly entries: ReadonlyMap<string, Leaf>;
  readonly branches: ReadonlyMap<string, 'object' | 'list'>;
  /** False when the texts cannot be compared: absent, empty, does not parse, over the limits. */
  readonly isReadable: boolean;
  /** False when the letters were lost (wrong encoding): keys are compared, texts are not. */
  readonly areTextsTrusted: boolean;
}

export interface Catalogue {
  readonly directory: string;
  readonly sourceLanguage: string;
  readonly languages: readonly string[];
  readonly namespaces: readonly string[];
  /** language, then namespace */
  readonly files: ReadonlyMap<string, ReadonlyMap<string, CatalogueFile>>;
}

const contents = new WeakMap<CatalogueFile, string>();

/** The file's text, decoded when first asked for. */
export function contentOf(file: CatalogueFile): string {
  let content = contents.get(file);
  if (content === undefined) {
    content = decode(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength)).text;
    contents.set(file, content);
  }
  return content;
}

const scans = new WeakMap<CatalogueFile, JsonScan>();

/** The places of a file's keys, scanned when first asked for. */
export function scanOf(file: CatalogueFile): JsonScan {
  let scan = scans.get(file);
  if (scan === undefined) {
    scan = scanJson(contentOf(file));
    scans.set(file, scan);
  }
  return scan;
}

export function fileOf(catalogue: Catalogue, language: string, namespace: string): CatalogueFile | undefined {
  return catalogue.files.get(language)?.get(namespace);
}

/** The text of a key, or null when the key is absent or holds something else. */
export function textOf(file: CatalogueFile | undefined, key: string): string | null {
  const value = file?.entries.get(key);
  return value === undefined || value === null ? null : String(value);
}
