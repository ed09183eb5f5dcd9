import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ENVIRONMENT = /^\/\/ @vitest-environment.*$/gm;

/** A worker's project and environment for a file. */
export function groupOf({ project, moduleId }: Pick<TestSpecification, 'project' | 'moduleId'>): string {
  const named = readFileSync(moduleId, 'utf8').match(ENVIRONMENT) ?? [];
  return [project.name, ...named].join('\n');
}

/** A time of minutes, in milliseconds. */
const MINUTES = /\b[1-9]\d{2}_000\b/;

/**
 * The files that allow a test minutes first: vitest begins with the largest where it knows no durations, as in a fresh clone, and then one of
 * these ran alone at the end.
 */
export const longestFirst = <File extends Pick<TestSpecification, 'moduleId'>>(
  files: readonly File[],
): readonly File[] => {
  const isLong = new Map(files.map((file) => [file, MINUTES.test(readFileSync(file.moduleId, 'utf8'))]));
  return [...files.filter((file) => isLong.get(file) === true), ...files.filter((file) => isLong.get(file) !== true)];
};

/** Set, files run in another order for each value (`qa elsewhere`): a test must pass in any. */
export const SEED_VARIABLE = 'SLIPWAY_SHUFFLE';

/** Shuffled by the seed; unchanged without one. */
function shuffled(files: readonly TestSpecification[], seed: string | undefined): readonly TestSpecification[] {
  if (seed === undefined) return files;
  const placeOf = ({ moduleId }: TestSpecification): string =>
    createHash('sha256')
      .update(`${seed} ${path.relative('.', moduleId)}`)
      .digest('hex');
  return files.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

/**
 * Orders files so that they can share workers: vitest ends a worker, with its loaded modules, when the next file has another
 * project or environment, which its own order caused after nearly every jsdom file.
 */
export class GroupedSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groups = new Map<string, TestSpecification[]>();
    for (const file of shuffled(longestFirst(await super.sort(files)), process.env[SEED_VARIABLE])) {
      const group = groupOf(file);
      groups.set(group, [...(groups.get(group) ?? []), file]);
    }
    return [...groups.values()].flat();
  }
}
