import { readable } from '#contract/testing';

/** What functions return or throw, one line each, for the file beside a test. */
export class Looks {
  readonly #lines: string[] = [];

  /** Writes down what the work returns, or the error that it throws. */
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
