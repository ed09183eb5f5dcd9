import { createHash } from 'node:crypto';
import { breaksOf, type Break } from './list-breaks.ts';

/** Folders whose breaks are counted together, the first that fits. */
const AREAS: readonly (readonly [area: string, folder: RegExp])[] = [
  ['engine', /^engine\//],
  ['contract', /^contract\//],
  ['simulator: domain and rows', /^simulator\/(?:domain|rows)\//],
  ['simulator: the rest', /^simulator\//],
  ['cli: services', /^cli\/services\//],
  ['cli: locales', /^cli\/locales\//],
  ['cli: the rest', /^cli\//],
  ['app: features', /^app\/features\//],
  ['app: the rest', /^app\//],
];

/** Tests, their helpers and tools are what breaks are found with, not where they are made. */
const NOT_BROKEN =
  /\.test\.|\.d\.ts$|[.-](?:arbitrary|reference|fixture)\.ts$|\/test-[^/]*\.ts$|(?:^|\/)(?:test|journeys|bench|long-runs|mutants|conformance|testing[^/]*)(?:\/|\.ts$)/;

export const areaOf = (file: string): string | undefined =>
  /\.tsx?$/.test(file) && !NOT_BROKEN.test(file) ? AREAS.find(([, folder]) => folder.test(file))?.[0] : undefined;

/**
 * One break in each of `count` files. The same seed chooses the same files and places as long as the files are the same; files without
 * anything to break (types alone) are passed over.
 *
 * @param read gives the source of a file
 */
export async function chooseBreaks(
  files: readonly string[],
  { seed, count, read }: { seed: number; count: number; read: (file: string) => string },
): Promise<readonly Break[]> {
  const order = files
    .filter((file) => areaOf(file) !== undefined)
    .map((file) => ({ file, rank: hash(`${seed} ${file}`) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1));
  const chosen: Break[] = [];
  for (const { file, rank } of order) {
    if (chosen.length === count) break;
    const breaks = await breaksOf(file, read(file));
    const one = breaks[Number(BigInt(`0x${rank}`) % BigInt(Math.max(breaks.length, 1)))];
    if (one !== undefined) chosen.push(one);
  }
  return chosen;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
