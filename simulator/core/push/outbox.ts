import type { PushMessage } from '#contract/entities';

export interface Push {
  readonly memberId: string;
  readonly message: PushMessage;
}

/** Buffers pushes until the transaction commits; a rollback drops them. */
export class Outbox {
  #waiting: Push[] = [];
  #deliver: ((push: Push) => void) | undefined;

  /** Sets the function that receives pushes after the commit. */
  onDelivery(deliver: (push: Push) => void): void {
    this.#deliver = deliver;
  }

  add(push: Push): void {
    this.#waiting.push(push);
  }

  get length(): number {
    return this.#waiting.length;
  }

  /** Drops buffered pushes: all of them, or those after the first `keep`. */
  drop(keep = 0): void {
    this.#waiting = this.#waiting.slice(0, keep);
  }

  flush(): void {
    const ready = this.#waiting;
    this.#waiting = [];
    for (const push of ready) this.#deliver?.(push);
  }
}
