import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const ENVIRONMENT = /^\/\/ @vitest-environment.*$/gm;

/** What a worker must have for a file: its project and, where the file names one, its environment. */
export function groupOf({ project, moduleId }: Pick<TestSpecification, 'project' | 'moduleId'>): string {
  const named = readFileSync(moduleId, 'utf8').match(ENVIRONMENT) ?? [];
  return [project.name, ...named].join('\n');
}

/**
 * Files that can share a worker follow one another. vitest ends a worker, with all modules it has loaded, when the next file in its
 * queue is of another project or environment; in its own order of files that happened after nearly every file of jsdom.
 */
export class GroupedSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groups = new Map<string, TestSpecification[]>();
    for (const file of await super.sort(files)) {
      const group = groupOf(file);
      groups.set(group, [...(groups.get(group) ?? []), file]);
    }
    return [...groups.values()].flat();
  }
}
