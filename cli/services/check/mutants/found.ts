import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { readScenario, type SessionStep } from '#fixtures';
import type { Searched } from '#cli/services/check/search.ts';

export interface Found {
  readonly name: string;
  readonly where: string;
  /** Sources, seed and limit of the search; with others it is repeated. */
  readonly of: string;
  readonly runs: number;
  readonly failure?: Pick<NonNullable<Searched['failure']>, 'steps' | 'divergence'> | undefined;
}

/** Results, one per line, so that a stopped run continues. */
export class FoundFile {
  readonly #path: string | undefined;
  readonly #of: string;
  readonly #known = new Map<string, Found>();

  constructor(path: string | undefined, of: readonly unknown[]) {
    this.#path = path;
    this.#of = createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 16);
    if (path === undefined || !existsSync(path)) return;
    for (const found of foundIn(readFileSync(path, 'utf8')))
      if (found.of === this.#of) this.#known.set(`${found.name} (${found.where})`, found);
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

function foundIn(text: string): readonly Found[] {
  // A killed run may have left half a line.
  const lines = text.split('\n').filter((line) => line.endsWith('}'));
  return lines.map((line) => JSON.parse(line) as Found);
}

/** The session to play again: the last stored for a mutant, or that of a scenario for all. */
export function sessionsIn(path: string): (name: string, where: string) => readonly SessionStep[] | undefined {
  const text = readFileSync(path, 'utf8');
  if (text.startsWith('{"name":')) {
    const found = foundIn(text);
    return (name, where) => found.findLast((each) => each.name === name && each.where === where)?.failure?.steps;
  }
  const scenario = readScenario(JSON.parse(text));
  if (scenario.kind !== 'session') throw new RangeError(`${path}: kind must be "session", got "${scenario.kind}"`);
  return () => scenario.steps;
}
