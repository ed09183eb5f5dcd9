import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#contract/brand';

export interface BrandDifference {
  readonly key: string;
  readonly a: string | readonly string[] | null;
  readonly b: string | readonly string[] | null;
}

/** Differences between two brands by property and picture, in the order of the file. */
export function compareBrands(root: string, a: Brand, b: Brand): readonly BrandDifference[] {
  return [...compare('', a, b).filter(({ key }) => key !== 'id'), ...pictures(root, a.id, b.id)];
}

function compare(key: string, a: unknown, b: unknown): BrandDifference[] {
  if (JSON.stringify(a) === JSON.stringify(b)) return [];
  if (Array.isArray(a) && Array.isArray(b)) return [lists(key, a.map(shown), b.map(shown))];
  if (isRecord(a) && isRecord(b)) {
    const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
    return keys.flatMap((name) => compare(key === '' ? name : `${key}.${name}`, a[name], b[name]));
  }
  return [{ key, a: a === undefined ? null : shown(a), b: b === undefined ? null : shown(b) }];
}

/** If only the order differs, both lists are shown. */
function lists(key: string, a: readonly string[], b: readonly string[]): BrandDifference {
  const onlyA = a.filter((item) => !b.includes(item));
  const onlyB = b.filter((item) => !a.includes(item));
  return onlyA.length + onlyB.length === 0 ? { key, a: a.join(' '), b: b.join(' ') } : { key, a: onlyA, b: onlyB };
}

function pictures(root: string, a: string, b: string): BrandDifference[] {
  const [one, other] = [hashes(root, a), hashes(root, b)];
  return [...new Set([...one.keys(), ...other.keys()])]
    .sort()
    .filter((file) => one.get(file) !== other.get(file))
    .map((file) => ({
      key: file,
      a: one.has(file) ? `picture ${one.get(file)}` : null,
      b: other.has(file) ? `picture ${other.get(file)}` : null,
    }));
}

function hashes(root: string, id: string): ReadonlyMap<string, string> {
  const folder = path.join(root, 'brands', id);
  const files = readdirSync(folder).filter((file) => /\.(?:svg|png)$/.test(file));
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex')
        .slice(0, 8),
    ]),
  );
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (isRecord(value)) return Object.values(value).map(shown).join(' ');
  return String(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
