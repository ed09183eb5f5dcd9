import { CODES, type Reason } from '#contract/reasons';

/** A refused call with its reason. Thrown by handlers and checks; answerRefusal turns it into HTTP. */
export class Refusal extends Error {
  readonly reason: Reason;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Commits what was written before: a wrong attempt is counted, a reused token ends its family. */
  readonly commits: boolean;

  constructor(
    reason: Reason,
    message: string,
    detail: Readonly<Record<string, unknown>> = {},
    options: { commits?: boolean; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.reason = reason;
    this.detail = detail;
    this.commits = options.commits ?? false;
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return CODES[this.reason].status;
  }

  /** The upstream's error shape. With `words` for a player, the developers' message becomes the `cause` in the details. */
  envelope(words?: string): { code: number; msg: string; data: Readonly<Record<string, unknown>> } {
    const data = { reason: this.reason, ...this.detail, ...(words !== undefined && { cause: this.message }) };
    return { code: CODES[this.reason].code, msg: words ?? this.message, data };
  }
}
