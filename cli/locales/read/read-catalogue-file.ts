import type { CatalogueFile } from '#cli/locales/catalogue.ts';
import type { FoundFile } from '#cli/locales/find-files.ts';
import type { CheckId } from '#cli/locales/check-list.ts';
import type { Report } from '#cli/locales/finding.ts';
import { countWrittenKeys } from './count-keys.ts';
import { decode, type EncodingProblem } from './decode.ts';
import { flatten, type Flat } from './flatten.ts';
import type { KeyTree } from './key-tree.ts';
import { MAX_BYTES, readBytes } from './read-bytes.ts';
import { MAX_DEPTH, scanJson } from './scan-json.ts';

const EMPTY: ReadonlyMap<string, never> = new Map<string, never>();

/** Reads one file and reports what is wrong with it as a file; never throws for its content. */
export function readCatalogueFile(found: FoundFile, keys: KeyTree, report: Report): CatalogueFile {
  const unreadable = {
    ...found,
    bytes: new Uint8Array(),
    entries: EMPTY,
    branches: EMPTY,
    isReadable: false,
    areTextsTrusted: false,
  };
  const tell = (file: CatalogueFile, check: CheckId, advice: string, at: number | 'key' = 0, key = ''): void => {
    report({ check, file, key, at, source: null, target: null, advice });
  };
  let bytes: Buffer | number;
  try {
    bytes = readBytes(found.path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    tell(unreadable, 'file-syntax', `The file cannot be opened: ${reason}`);
    return unreadable;
  }
  if (typeof bytes === 'number') {
    const size = Math.round(bytes / 1024 / 1024);
    tell(
      unreadable,
      'file-limits',
      `The file has ${size} MB; ${MAX_BYTES / 1024 / 1024} MB is the most that is read. Split it into smaller files.`,
    );
    return unreadable;
  }
  const { text, problem } = decode(bytes);
  const asRead = { ...unreadable, bytes };
  if (text.trim() === '') {
    tell(
      asRead,
      'file-empty',
      'The file is empty. Put the translations in, at least { }, and every text of the source.',
    );
    return asRead;
  }
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    const fault = scanJson(text).error;
    if (problem !== undefined) tellEncoding(asRead, problem, tell);
    tell(asRead, 'file-syntax', fault?.reason ?? 'The file is not valid JSON.', fault?.offset ?? 0);
    return asRead;
  }
  if (typeof root !== 'object' || root === null || Array.isArray(root)) {
    tell(asRead, 'file-syntax', 'The file must hold one object: { "key": "text", ... }.');
    return asRead;
  }
  const flat = flatten(root, keys);
  const file: CatalogueFile = {
    ...asRead,
    entries: flat.entries,
    branches: flat.branches,
    isReadable: flat.tooDeep === undefined,
    areTextsTrusted: problem?.kind !== 'not-utf-8',
  };
  if (problem !== undefined) tellEncoding(file, problem, tell);
  tellContents(file, flat, text, tell);
  return file;
}

type Tell = (file: CatalogueFile, check: CheckId, advice: string, at?: number | 'key', key?: string) => void;

function tellContents(file: CatalogueFile, flat: Flat, text: string, tell: Tell): void {
  if (flat.tooDeep !== undefined) {
    tell(
      file,
      'file-limits',
      `The texts are nested more than ${MAX_DEPTH} levels deep. Bring them closer to the top.`,
      0,
    );
    return;
  }
  for (const key of flat.unsafe)
    tell(file, 'unsafe-key', 'This name is forbidden for a key: it can break the program. Choose another.', 'key', key);
  const collides = flat.visited > flat.entries.size + flat.branches.size;
  if (collides || countWrittenKeys(text) > flat.written)
    for (const twin of scanJson(text).duplicates) {
      const line = text.slice(0, twin.first).split('\n').length;
      tell(
        file,
        'duplicate-key',
        `This key already stands in line ${line}; only the last one counts. Keep one of them.`,
        twin.offset,
        twin.path,
      );
    }
  if (flat.entries.size === 0 && flat.branches.size === 0)
    tell(file, 'file-empty', 'The file has no texts. Put the translations in.');
  if (text.includes('\r')) {
    const lone = /[^\r]\n/u.exec(text);
    if (lone !== null && text.includes('\r\n'))
      tell(
        file,
        'line-ends',
        'Some lines end as on Windows, some as on Unix. Save the file with one kind (slipway locales fix does it).',
        lone.index,
      );
  }
}

function tellEncoding(file: CatalogueFile, problem: EncodingProblem, tell: Tell): void {
  if (problem.kind === 'bom')
    tell(file, 'bom', 'The file begins with an invisible mark (BOM). Save it as UTF-8 without BOM.');
  else if (problem.kind === 'utf-16') tell(file, 'encoding', 'The file is saved as UTF-16. Save it as UTF-8.');
  else
    tell(
      file,
      'encoding',
      'The file is not UTF-8: letters beyond English are lost. Save it again as UTF-8.',
      problem.offset,
    );
}
