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

  drop(): void {
    this.#waiting = [];
  }

  flush(): void {
    const ready = this.#waiting;
    this.#waiting = [];
    for (const push of ready) this.#deliver?.(push);
  }
}
