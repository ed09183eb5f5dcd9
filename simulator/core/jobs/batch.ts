/** Work that waits for a shared commit. */
export interface BatchedWork {
  readonly work: () => unknown;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Collects the work of one turn of the event loop and runs it in order of arrival. */
export class Batch {
  readonly #perform: (works: readonly BatchedWork[]) => void;
  #waiting: BatchedWork[] = [];

  /** `perform` resolves or rejects each work. If it throws, all are rejected. */
  constructor(perform: (works: readonly BatchedWork[]) => void) {
    this.#perform = perform;
  }

  add<T>(work: () => T): Promise<T> {
    if (this.#waiting.length === 0) setImmediate(() => this.#drain());
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as (result: unknown) => void, reject });
    });
  }

  #drain(): void {
    const works = this.#waiting;
    this.#waiting = [];
    try {
      this.#perform(works);
    } catch (error) {
      for (const { reject } of works) reject(error);
    }
  }
}
