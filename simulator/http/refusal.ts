import { CODES, type Reason } from '#contract/codes.ts';

/** An answer that is not a success, by its name in the contract. Thrown by handlers and checks, turned into HTTP in one place. */
export class Refusal extends Error {
  readonly reason: Reason;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** What was written before the refusal stays: a wrong attempt is counted, a reused token ends its family. */
  readonly keeps: boolean;

  constructor(
    reason: Reason,
    message: string,
    detail: Readonly<Record<string, unknown>> = {},
    options: { keeps?: boolean; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.reason = reason;
    this.detail = detail;
    this.keeps = options.keeps ?? false;
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return CODES[this.reason].status;
  }

  /** The upstream's error shape. */
  envelope(): { code: number; msg: string; data: Readonly<Record<string, unknown>> } {
    return { code: CODES[this.reason].code, msg: this.message, data: { reason: this.reason, ...this.detail } };
  }
}
