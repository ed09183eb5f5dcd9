import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A checker for Stryker that lets only the chosen mutants run. A range of `mutate` also contains the mutants inside it; those are
 * reported as `CompileError`, which no score counts. JavaScript, as Stryker's own processes load it.
 */
class SampleChecker {
  /** @type {ReadonlySet<string>} */
  chosen = new Set(JSON.parse(readFileSync(process.env['SLIPWAY_MUTANTS'] ?? '', 'utf8')));

  async init() {
    // Everything is there from the start.
  }

  /** @param {readonly { id: string }[]} mutants */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  /** @param {readonly { id: string, fileName: string, mutatorName: string, replacement: string, location: { start: { line: number, column: number }, end: { line: number, column: number } } }[]} mutants */
  async check(mutants) {
    return Object.fromEntries(
      mutants.map(({ id, fileName, mutatorName, replacement, location: { start, end } }) => {
        const file = path.relative(process.cwd(), fileName).replaceAll('\\', '/');
        const key = [file, start.line, start.column, end.line, end.column, mutatorName, replacement].join(':');
        return [
          id,
          this.chosen.has(key) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' },
        ];
      }),
    );
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: SampleChecker }];
