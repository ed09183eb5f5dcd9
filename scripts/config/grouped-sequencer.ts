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

/** Shuffles files (`qa elsewhere`): tests must pass in any order. */
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
    for (const file of shuffled(await super.sort(files), process.env[SEED_VARIABLE])) {
      const group = groupOf(file);
      groups.set(group, [...(groups.get(group) ?? []), file]);
    }
    return [...groups.values()].flat();
  }
}
