import type { OutgoingHttpHeaders } from 'node:http';
import * as v from 'valibot';
import {
  BooksClock,
  CLOCK_MARGIN_MS,
  readEntries,
  UNSURE_MS,
  type EntriesRead,
  type MatchingEntry,
  type Press,
} from '#contract/money';
import { envelopeOf, rowPath, type Row } from '#contract/rows';
import { getAccount } from '#contract/rows/account/get-account';
import { getMember } from '#contract/rows/account/get-member';
import { searchOf } from '#cli/edge/core/search-of.ts';
import type { Paths } from './paths.ts';
import type { StoredAnswer } from '#cli/edge/core/key-state.ts';
import { connectTo, NoAnswer, TooLong, type UpstreamAnswer, type UpstreamConnection } from './exchange.ts';
import { UpstreamClock } from './upstream-clock.ts';

export interface Forwarded {
  readonly answer: StoredAnswer;
  readonly headers: UpstreamAnswer['headers'];
}

/**
 * `unreadable`: not a list of the contract; `noAnswer`: another attempt may succeed. `older`: matching entries from before the
 * press, as far as the books' clock is known.
 */
export type ListsRead =
  | ({ readonly is: 'read'; readonly older: readonly MatchingEntry<unknown>[] } & EntriesRead<unknown>)
  | { readonly is: 'unreadable' }
  | { readonly is: 'noAnswer' };

/** For the edge's own reads (specification, section 7). */
const READ_MS = 5_000;

const MemberId = v.object({ code: v.literal(0), data: v.object({ id: getMember.data.entries.id }) });

export class Upstream {
  readonly clock = new UpstreamClock();
  readonly books = new BooksClock();
  readonly #connection: UpstreamConnection;
  readonly #paths: Paths;
  readonly #now: () => number;

  constructor(url: URL, paths: Paths, now: () => number) {
    this.#connection = connectTo(url);
    this.#paths = paths;
    this.#now = now;
  }

  async forward(
    row: Row,
    call: { path: string; headers: OutgoingHttpHeaders; body: Buffer | undefined },
    withinMs: number,
  ): Promise<Forwarded> {
    const { status, headers, body } = await this.#exchange(
      row,
      row.method,
      call.path,
      call.headers,
      call.body,
      withinMs,
    );
    if (headers['content-encoding'] !== undefined) throw new NoAnswer('the answer is compressed', true);
    const type = headers['content-type'] ?? 'application/octet-stream';
    return { answer: { status, type, body: body.toString('utf8') }, headers };
  }

  /**
   * The player of a token.
   *
   * @returns the upstream's own answer if it refuses the token
   * @throws NoAnswer if it does not say
   */
  async playerOf(headers: OutgoingHttpHeaders): Promise<{ readonly player: string } | Forwarded> {
    const path = rowPath(getMember, {});
    const answer = await this.#exchange(getMember, 'GET', path, headers, undefined, READ_MS);
    const text = answer.body.toString('utf8');
    const member = v.safeParse(MemberId, parsed(text));
    if (answer.status === 200 && member.success) return { player: member.output.data.id };
    if (answer.status < 400 || answer.status >= 500) throw new NoAnswer(`${path} answered ${answer.status}`, true);
    const type = answer.headers['content-type'] ?? 'application/json';
    return { answer: { status: answer.status, type, body: text }, headers: answer.headers };
  }

  /** Entries that a press may have made, oldest first. */
  async entriesOf(
    name: string,
    press: Press,
    headers: OutgoingHttpHeaders,
    withinMs: number = READ_MS,
  ): Promise<ListsRead> {
    const { search } = searchOf(name);
    const pressedAt = this.clock.notAfterNow(press.pressedAt);
    const sure = this.books.earliest(pressedAt);
    let failure: 'unreadable' | 'noAnswer' = 'noAnswer';
    const since = { ...press, pressedAt, earliest: sure ?? pressedAt - UNSURE_MS };
    const read = await readEntries(search, since, async (params, query) => {
      const page = await this.#read(search.row, params, query, headers, withinMs);
      if (page.is === 'read') return page.data;
      failure = page.is;
      return undefined;
    });
    if (read === undefined) return { is: failure };
    const earliest = sure ?? pressedAt - CLOCK_MARGIN_MS;
    const isOlder = ({ at = Infinity }: MatchingEntry<unknown>) => at < earliest;
    return {
      is: 'read',
      isComplete: read.isComplete,
      entries: read.entries.filter((entry) => !isOlder(entry)),
      older: read.entries.filter(isOlder),
    };
  }

  hasEntries = (name: string): boolean => searchOf(name).search.page !== undefined;

  /** The lost answer of a call, made from its entry and the current balance; undefined if the lists lack something. */
  async rebuilt(name: string, receipt: unknown, headers: OutgoingHttpHeaders): Promise<unknown> {
    const { rebuild } = searchOf(name);
    if (rebuild === undefined) return undefined;
    const account = await this.#read(getAccount, {}, {}, headers, READ_MS);
    if (account.is !== 'read') return undefined;
    return rebuild(receipt, (account.data as v.InferOutput<typeof getAccount.data>).score);
  }

  close(): void {
    this.#connection.close();
  }

  async #read(
    row: Row,
    params: Press['request']['params'],
    query: Press['request']['query'],
    headers: OutgoingHttpHeaders,
    withinMs: number,
  ): Promise<{ is: 'read'; data: unknown } | { is: 'unreadable' | 'noAnswer' }> {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
    const path = rowPath(row, params) + (search === '' ? '' : `?${search}`);
    let answer: UpstreamAnswer;
    try {
      answer = await this.#exchange(row, 'GET', path, headers, undefined, withinMs);
    } catch (error) {
      return { is: (error as Error).cause instanceof TooLong ? 'unreadable' : 'noAnswer' };
    }
    // The session may have ended: the player's next call brings a token.
    if (answer.status >= 500 || [401, 403, 408, 429].includes(answer.status)) return { is: 'noAnswer' };
    const list = v.safeParse(envelopeOf(row.data), parsed(answer.body.toString('utf8')));
    return list.success ? { is: 'read', data: list.output.data } : { is: 'unreadable' };
  }

  async #exchange(
    row: Row,
    method: string,
    path: string,
    headers: OutgoingHttpHeaders,
    body: Buffer | undefined,
    withinMs: number,
  ): Promise<UpstreamAnswer> {
    const length = body === undefined ? {} : { 'content-length': body.length };
    const call = {
      method,
      path: this.#paths.asUpstream(row, path),
      headers: { ...headers, ...length },
      body,
      withinMs,
    };
    const answer = await this.#connection.exchange(call);
    this.clock.observe(answer.headers.date, this.#now());
    return answer;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
