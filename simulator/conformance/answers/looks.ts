import { readable } from '#contract/testing';

export class Looks {
  readonly #lines: string[] = [];

  /** Records the result of the work, or its error. */
  look(name: string, work: () => unknown): void {
    this.#lines.push(`${name}: ${outcomeOf(work)}`);
  }

  get text(): string {
    return this.#lines.join('\n');
  }
}

function outcomeOf(work: () => unknown): string {
  try {
    return readable(work());
  } catch (error) {
    const { name, message, ...rest } = error as Error & Record<string, unknown>;
    return `${name}: ${message} ${readable(rest)}`;
  }
}
