import type { PushMessage } from '#contract/push.ts';

export interface Push {
  readonly memberId: string;
  readonly message: PushMessage;
}

/** Pushes wait here until what they tell of is committed; a rollback throws them away. */
export class Outbox {
  #waiting: Push[] = [];
  #deliver: ((push: Push) => void) | undefined;

  /** Where pushes go once they may. */
  onDelivery(deliver: (push: Push) => void): void {
    this.#deliver = deliver;
  }

  add(push: Push): void {
    this.#waiting.push(push);
  }

  get length(): number {
    return this.#waiting.length;
  }

  /** Throws away what waits, all of it or what came after the first `keep`. */
  drop(keep = 0): void {
    this.#waiting = this.#waiting.slice(0, keep);
  }

  flush(): void {
    const ready = this.#waiting;
    this.#waiting = [];
    for (const push of ready) this.#deliver?.(push);
  }
}
