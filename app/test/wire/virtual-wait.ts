interface Waiting {
  readonly at: number;
  readonly go: () => void;
}

/** Time that only a test moves: a wait of 40 s ends when the test has moved it by 40 s. */
export class VirtualWait {
  #now = 0;
  #waiting: readonly Waiting[] = [];

  get now(): number {
    return this.#now;
  }

  wait(ms: number): Promise<void> {
    return new Promise((go) => {
      this.#waiting = [...this.#waiting, { at: this.#now + ms, go }];
    });
  }

  advance(ms: number): void {
    this.#now += ms;
    const due = this.#waiting.filter(({ at }) => at <= this.#now);
    this.#waiting = this.#waiting.filter(({ at }) => at > this.#now);
    for (const { go } of due) go();
  }
}
