import path from 'node:path';
import { lineAndColumn } from '#cli/files/line-and-column.ts';
import { scanJson, type JsonScan } from '#cli/files/scan-json.ts';
import { BRAND_CHECKS, type BrandFinding, type BrandProblem } from './brand-finding.ts';
import { readInside, type Inside } from './read-inside.ts';
import { type BadBytes, textOf } from '#cli/files/read-text.ts';

/** Brand files have about 6 KB. */
export const MAX_BRAND_FILE_BYTES = 512 * 1024;

export interface BrandSource {
  readonly id: string;
  readonly folder: string;
  readonly text: string;
  readonly scan: JsonScan;
  readonly state: Inside['state'];
  readonly why?: string;
  readonly bad?: BadBytes;
}

export function openBrandSource(root: string, id: string): BrandSource {
  const folder = path.join(root, 'brands', id);
  const inside = readInside(folder, 'brand.json', MAX_BRAND_FILE_BYTES);
  const { text, bad } = inside.state === 'read' ? textOf(inside.bytes) : { text: '' };
  return {
    id,
    folder,
    text,
    scan: scanJson(text),
    state: inside.state,
    ...(inside.state === 'no-file' && { why: inside.why }),
    ...(bad && { bad }),
  };
}

export const withText = ({ id, folder }: BrandSource, text: string): BrandSource => ({
  id,
  folder,
  text,
  scan: scanJson(text),
  state: 'read',
});

/** Adds line and column, counted from 1. */
export function placed(source: BrandSource, problem: BrandProblem): BrandFinding {
  const offset = problem.file === undefined ? offsetOf(source.scan, problem) : 0;
  const { check, key, message, advice } = problem;
  return {
    check,
    severity: BRAND_CHECKS[check][0],
    brand: source.id,
    file: path.posix.join('brands', source.id, problem.file ?? 'brand.json'),
    key,
    ...(problem.at ?? lineAndColumn(source.text, offset)),
    message,
    advice,
  };
}

function offsetOf({ places, error }: JsonScan, { check, key, atKey }: BrandProblem): number {
  if (check === 'not-json') return error?.offset ?? 0;
  for (let path = key; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const place = places.get(path);
    if (place !== undefined) return atKey === true && path === key ? place.key : place.value;
  }
  return 0;
}
