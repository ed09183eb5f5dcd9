import * as v from 'valibot';
import { Unanswered, type UpstreamClient } from '#cli/services/upstream/upstream-client.ts';
import { CannotRun } from './player.ts';

const Offered = v.object({ code: v.literal(0), data: v.array(v.string()) });
const Answered = v.object({
  code: v.number(),
  msg: v.optional(v.string(), ''),
  data: v.fallback(v.record(v.string(), v.unknown()), {}),
});

/** Sets a test system's state: POST {"state": "match.ended", "params": {...}}. */
export class States {
  readonly #calls: UpstreamClient;
  readonly #path: string;
  readonly #offered: ReadonlySet<string>;
  #reached = 0;
  #failed: { readonly body: string; readonly why: string } | undefined;

  private constructor(calls: UpstreamClient, path: string, offered: readonly string[]) {
    this.#calls = calls;
    this.#path = path;
    this.#offered = new Set(offered);
  }

  /** @throws Error if the list of states cannot be read */
  static async at(calls: UpstreamClient, path: string): Promise<States> {
    const { status, envelope, text } = await calls.request('GET', path);
    const offered = v.safeParse(Offered, envelope);
    if (offered.success) return new States(calls, path, offered.output.data);
    throw new RangeError(`GET ${path} does not list the states (${status}): ${text.slice(0, 100)}`);
  }

  has = (state: string): boolean => this.#offered.has(state);

  /** The last state, where states were asked for and none was reached. */
  get neverReached(): { readonly body: string; readonly why: string } | undefined {
    return this.#reached === 0 ? this.#failed : undefined;
  }

  /** @returns the endpoint's data @throws CannotRun if the state is missing or was not reached */
  async set(state: string, params: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>> {
    if (!this.has(state)) throw new CannotRun(`the states endpoint has no ${state}`);
    try {
      const data = await this.#set(state, params);
      this.#reached += 1;
      return data;
    } catch (error) {
      if (error instanceof CannotRun) this.#failed = { body: JSON.stringify({ state, params }), why: error.message };
      throw error;
    }
  }

  async #set(state: string, params: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>> {
    const { status, envelope } = await this.#calls
      .request('POST', this.#path, { state, params })
      .catch((error: unknown) => {
        if (error instanceof Unanswered) throw new CannotRun(`the state ${state} was not answered: ${error.message}`);
        throw error;
      });
    const answer = v.safeParse(Answered, envelope);
    if (answer.success && answer.output.code === 0) return answer.output.data;
    throw new CannotRun(`the state ${state} was not reached (${status}): ${answer.success ? answer.output.msg : ''}`);
  }
}
