import { Outbox } from '../push/outbox.ts';
import { Vapid } from './vapid.ts';

/** Contact for push services. */
const SUBJECT = 'mailto:simulator@slipway.example';

export interface WebPushMessage {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** Replaced by a newer message of the topic while the browser is offline. */
  readonly topic: string;
  readonly text: string;
}

export class WebPush {
  /** Sent after the commit; nothing waits for them. */
  readonly outbox = new Outbox<WebPushMessage>();
  /** Messages that a push service has not answered yet. */
  readonly onTheWay = new Set<string>();
  readonly #seed: string;
  #vapid: Vapid | undefined;

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** Created at first use: most worlds write to no browser. */
  get vapid(): Vapid {
    this.#vapid ??= new Vapid(this.#seed, SUBJECT);
    return this.#vapid;
  }
}
