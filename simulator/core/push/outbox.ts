import type { PushMessage } from '#contract/entities';

export interface Push {
  readonly memberId: string;
  readonly message: PushMessage;
}

/** Buffers messages until the commit; a rollback drops them. */
export class Outbox<Message = Push> {
  #waiting: Message[] = [];
  #deliver: ((message: Message) => void) | undefined;

  /** Sets the receiver of committed messages. */
  onDelivery(deliver: (message: Message) => void): void {
    this.#deliver = deliver;
  }

  add(message: Message): void {
    this.#waiting.push(message);
  }

  get length(): number {
    return this.#waiting.length;
  }

  /** Drops buffered messages after the first `keep`. */
  drop(keep = 0): void {
    this.#waiting = this.#waiting.slice(0, keep);
  }

  flush(): void {
    const ready = this.#waiting;
    this.#waiting = [];
    for (const message of ready) this.#deliver?.(message);
  }
}
