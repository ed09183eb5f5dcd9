import { readBytes } from '#cli/files/read-bytes.ts';
import { keepScan, unreadableFile, type CatalogueFile } from './catalogue.ts';
import type { FoundFile } from './find-files.ts';
import type { CheckId } from '#cli/locales/config/check-list.ts';
import type { Report } from './finding.ts';
import { lineAndColumn } from '#cli/files/line-and-column.ts';
import { decode, type EncodingProblem } from '#cli/files/decode.ts';
import { readJson, type JsonContent } from '#cli/files/read-json.ts';
import { isModule, readModule } from '#cli/files/read-module.ts';
import { MAX_DEPTH } from '#cli/files/scan-json.ts';

/** Larger than any catalogue (11 languages x 3,000 keys have 3 MB), and still checked in a second. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Reads one file and reports its problems; never throws for its content. */
export function readCatalogueFile({ language, namespace, path }: FoundFile, report: Report): CatalogueFile {
  const unreadable = unreadableFile(language, namespace, path);
  const add: Add = (file, check, advice, at = 0, key = '') => {
    report({ check, file, key, at, advice });
  };
  let bytes: Buffer | number;
  try {
    bytes = readBytes(path, MAX_BYTES);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    add(unreadable, 'file-syntax', `The file cannot be opened: ${reason}`);
    return unreadable;
  }
  if (typeof bytes === 'number') {
    const size = Math.round(bytes / 1024 / 1024);
    add(
      unreadable,
      'file-limits',
      `The file has ${size} MB; the limit is ${MAX_BYTES / 1024 / 1024} MB. Split it into smaller files.`,
    );
    return unreadable;
  }
  const { text, problem } = decode(bytes);
  const asRead = { ...unreadable, text };
  if (text.trim() === '') {
    add(asRead, 'file-empty', 'The file is empty. Add the translations: { }, with every text of the source.');
    return asRead;
  }
  const ofModule = isModule(path) ? readModule(text, path) : undefined;
  const scan = ofModule ?? readJson(text);
  const { entries, branches, error, isObject, isTooDeep } = scan;
  if (error !== undefined) {
    if (problem !== undefined) reportEncoding(asRead, problem, add);
    add(asRead, 'file-syntax', error.reason, error.offset);
    return asRead;
  }
  if (!isObject) {
    add(asRead, 'file-syntax', 'The file must contain one object: { "key": "text", ... }.');
    return asRead;
  }
  const file: CatalogueFile = {
    ...asRead,
    entries,
    branches,
    isReadable: !isTooDeep,
    areTextsTrusted: problem?.kind !== 'not-utf-8',
  };
  if (ofModule !== undefined) keepScan(file, ofModule);
  if (problem !== undefined) reportEncoding(file, problem, add);
  if (ofModule !== undefined && entries.size === 0) return file;
  reportContents(file, scan, add);
  return file;
}

type Add = (file: CatalogueFile, check: CheckId, advice: string, at?: number | 'key', key?: string) => void;

function reportContents(file: CatalogueFile, { duplicates, isTooDeep, unsafe }: JsonContent, add: Add): void {
  if (isTooDeep) {
    add(file, 'file-limits', `The texts are nested more than ${MAX_DEPTH} levels deep. Use fewer levels.`);
    return;
  }
  const { text } = file;
  for (const key of unsafe)
    add(file, 'unsafe-key', 'This name is forbidden for a key: it can break the program. Choose another.', 'key', key);
  for (const { path, offset, first } of duplicates) {
    const { line } = lineAndColumn(text, first);
    add(
      file,
      'duplicate-key',
      `This key is already in line ${line}; only the last one counts. Keep one of them.`,
      offset,
      path,
    );
  }
  if (file.entries.size === 0 && file.branches.size === 0)
    add(file, 'file-empty', 'The file has no texts. Add the translations.');
  const lone = /[^\r]\n/u.exec(text);
  if (lone !== null && text.includes('\r\n'))
    add(
      file,
      'line-ends',
      'Some lines end as on Windows, some as on Unix. Save the file with one kind (slipway locales fix does it).',
      lone.index,
    );
}

function reportEncoding(file: CatalogueFile, problem: EncodingProblem, add: Add): void {
  if (problem.kind === 'bom')
    add(file, 'bom', 'The file begins with an invisible mark (BOM). Save it as UTF-8 without BOM.');
  else if (problem.kind === 'utf-16') add(file, 'encoding', 'The file is saved as UTF-16. Save it as UTF-8.');
  else
    add(
      file,
      'encoding',
      'The file is not UTF-8: letters beyond English are lost. Save it again as UTF-8.',
      problem.offset,
    );
}
