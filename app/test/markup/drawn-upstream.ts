import { vi } from 'vitest';
import { CODES, type Reason } from '#contract/reasons';

/**
 * What a call gets instead of the simulator's answer: its data, a refusal, a status without data but perhaps with words of the server, no
 * answer at all, or the simulator's data without the entries of its lists.
 */
export type Answer =
  | { readonly data: unknown }
  | { readonly refused: Reason; readonly detail?: object }
  | { readonly status: number; readonly msg?: string }
  | 'none'
  | 'empty';

/** Answers by the end of an address; the empty text is every address. */
export type Answers = Readonly<Record<string, Answer>>;

interface Read {
  readonly text: string;
  readonly status: number;
  readonly headers: Headers;
}

const reach = globalThis.fetch;

/** Without a kept connection: the simulator ends idle ones after 5 s, and a machine may be so busy that it does so under a call. */
export const realFetch = (url: string, init: RequestInit = {}): Promise<Response> =>
  reach(url, { ...init, headers: { ...(init.headers as Record<string, string>), connection: 'close' }, signal: null });

/** The simulator behind drawn components: its answers, or others, and what was called. */
export class DrawnUpstream {
  readonly #url: string;
  readonly #read = new Map<string, Read>();
  answers: Answers = {};
  /** Calls since the last note. */
  #calls: string[] = [];
  /** Calls that are not answered yet, but will be. */
  running = 0;

  constructor(url: string) {
    this.#url = url;
  }

  /** Whether some calls are never answered. */
  get isSilent(): boolean {
    return Object.values(this.answers).includes('none');
  }

  readonly fetch = async (sent: string, init?: RequestInit): Promise<Response> => {
    // The time of a list's request is another one in each run.
    const url = sent.replace(/&timestamp=\d+$/, '');
    this.#calls.push(`${init?.method ?? 'GET'} ${url}${typeof init?.body === 'string' ? ` ${init.body}` : ''}`);
    const answer = Object.entries(this.answers).find(([end]) => url.endsWith(end))?.[1];
    if (answer === 'none') return new Promise(() => undefined);
    if (answer === 'empty') return this.#withoutEntries(await this.#answered(url, init));
    if (answer !== undefined && 'data' in answer) return Response.json({ code: 0, msg: '', data: answer.data });
    if (answer !== undefined && 'refused' in answer) return refusal(answer.refused, answer.detail);
    if (answer !== undefined && answer.msg !== undefined)
      return Response.json({ code: 1, msg: answer.msg }, { status: answer.status });
    if (answer !== undefined) return new Response('', { status: answer.status });
    return this.#answered(url, init);
  };

  async #answered(url: string, init?: RequestInit): Promise<Response> {
    this.running += 1;
    try {
      const isRead = (init?.method ?? 'GET') === 'GET';
      const key = `${url} ${new Headers(init?.headers).get('authorization')}`;
      if (!isRead) this.forget();
      const known = (isRead ? this.#read.get(key) : undefined) ?? (await this.#sent(url, init));
      if (isRead) this.#read.set(key, known);
      return new Response(known.text, known);
    } finally {
      this.running -= 1;
    }
  }

  async #withoutEntries(response: Response): Promise<Response> {
    const { status, headers } = response;
    const text = JSON.stringify(await response.json(), (_, value: unknown) => (Array.isArray(value) ? [] : value));
    return new Response(text, { status, headers });
  }

  /**
   * What was called since the last time, and how often: a bet that is sent twice is another state. Reads are noted once: how often two
   * components read the same depends on which was loaded first.
   */
  takeCalls(): readonly string[] {
    const calls = this.#calls;
    this.#calls = [];
    return [...new Set(calls)].map((call) => {
      const times = calls.filter((other) => other === call).length;
      return times === 1 || call.startsWith('GET ') ? call : `${call} × ${times}`;
    });
  }

  /** A digest is made on another thread, and what is signed with it is called after it: until then a call is running. */
  countDigests(): void {
    const digest = crypto.subtle.digest.bind(crypto.subtle);
    vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (...asked) => {
      this.running += 1;
      try {
        return await digest(...asked);
      } finally {
        this.running -= 1;
      }
    });
  }

  /** The world stands still: what was read before is the same until something is done. */
  forget(): void {
    this.#read.clear();
  }

  async #sent(url: string, init?: RequestInit): Promise<Read> {
    const response = await realFetch(this.#url + url, init);
    const { status, headers } = response;
    return { text: await response.text(), status, headers };
  }
}

function refusal(reason: Reason, detail: object = {}): Response {
  const { code, status } = CODES[reason];
  return Response.json({ code, msg: '', data: { reason, ...detail } }, { status });
}
