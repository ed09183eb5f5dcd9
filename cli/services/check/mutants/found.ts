import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Searched } from '#cli/services/check/search.ts';

/** What a run found out about one mutant. */
export interface Found {
  readonly name: string;
  readonly where: string;
  /** The sources, seed and limit it was found with: under others it is looked for again. */
  readonly of: string;
  readonly runs: number;
  readonly failure?: Pick<NonNullable<Searched['failure']>, 'steps' | 'divergence'> | undefined;
}

/** Results in a file, a line each, so that a run that was stopped goes on where it was. */
export class FoundFile {
  readonly #path: string | undefined;
  readonly #of: string;
  readonly #known = new Map<string, Found>();

  constructor(path: string | undefined, of: readonly unknown[]) {
    this.#path = path;
    this.#of = createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 16);
    if (path === undefined || !existsSync(path)) return;
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      // A run that was killed may have left half a line.
      if (!line.endsWith('}')) continue;
      const found = JSON.parse(line) as Found;
      if (found.of === this.#of) this.#known.set(`${found.name} (${found.where})`, found);
    }
  }

  get(name: string, where: string): Found | undefined {
    return this.#known.get(`${name} (${where})`);
  }

  add(name: string, where: string, { runs, failure }: Searched): Found {
    const kept = failure && { steps: failure.steps, divergence: failure.divergence };
    const found = { name, where, of: this.#of, runs, failure: kept };
    if (this.#path !== undefined) appendFileSync(this.#path, `${JSON.stringify(found)}\n`);
    return found;
  }
}
