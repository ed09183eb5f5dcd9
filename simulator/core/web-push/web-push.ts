import { Outbox } from '../push/outbox.ts';
import { Vapid } from './vapid.ts';

/** Whom a push service writes to about the messages of a simulator. */
const SUBJECT = 'mailto:simulator@slipway.example';

/** A message on its way to the push service of a browser. */
export interface WebPushMessage {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** A newer message of the same topic replaces this one while the browser is offline. */
  readonly topic: string;
  readonly text: string;
}

/** What a world needs to write to browsers. */
export class WebPush {
  /** Messages are sent after the commit, and nothing waits for them. */
  readonly outbox = new Outbox<WebPushMessage>();
  /** Ids of messages that a push service has, and has not answered yet. */
  readonly onTheWay = new Set<string>();
  readonly #seed: string;
  #vapid: Vapid | undefined;

  constructor(seed: string) {
    this.#seed = seed;
  }

  /** Made when it is first needed: most worlds write to no browser. */
  get vapid(): Vapid {
    this.#vapid ??= new Vapid(this.#seed, SUBJECT);
    return this.#vapid;
  }
}
