import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { HEADERS } from '#contract/rows';
import { bearer, Refusal } from '#simulator/doors';
import type { Forwarded, Upstream } from '#cli/edge/upstream/upstream.ts';
import { digestOf } from './read-call.ts';

/** A token is trusted for a minute, then the upstream is asked again, so that an ended session uses up no key. */
const KNOWN_MS = 60_000;
const KNOWN_MAX = 50_000;

/**
 * Whose token it is, as the upstream says: that player owns the key. A header with an id could be forged. Tokens are only in
 * memory, as digests.
 */
export class Players {
  readonly #upstream: Upstream;
  readonly #secret: Buffer;
  readonly #now: () => number;
  readonly #known = new Map<string, { readonly player: string; readonly untilMs: number }>();
  readonly #asking = new Map<string, Promise<{ readonly player: string } | Forwarded>>();

  constructor(upstream: Upstream, secret: Buffer, now: () => number) {
    this.#upstream = upstream;
    this.#secret = secret;
    this.#now = now;
  }

  /**
   * @returns the player, or the upstream's own refusal of the token
   * @throws Refusal without a token or with another player's; NoAnswer
   */
  async of(
    headers: IncomingHttpHeaders,
    reading: OutgoingHttpHeaders,
  ): Promise<{ readonly player: string } | Forwarded> {
    const token = bearer(headers);
    const field = `headers.${HEADERS.authorization}`;
    if (token === undefined) throw new Refusal('unauthorised', 'Sign in first', { field });
    const name = digestOf(this.#secret, 'token', token);
    const found = this.#find(name) ?? (await this.#ask(name, reading));
    const userId = headers[HEADERS.userId];
    if ('player' in found && userId !== undefined && userId !== found.player)
      throw new Refusal('unauthorised', 'The token belongs to another player', { field: `headers.${HEADERS.userId}` });
    return found;
  }

  #find(name: string): { readonly player: string } | undefined {
    const known = this.#known.get(name);
    return known !== undefined && this.#now() < known.untilMs ? known : undefined;
  }

  /** One question for all calls with the same new token. */
  #ask(name: string, reading: OutgoingHttpHeaders): Promise<{ readonly player: string } | Forwarded> {
    const running = this.#asking.get(name);
    if (running !== undefined) return running;
    const asked = this.#upstream
      .playerOf(reading)
      .then((found) => {
        if ('player' in found) this.#remember(name, found.player);
        return found;
      })
      .finally(() => this.#asking.delete(name));
    this.#asking.set(name, asked);
    return asked;
  }

  #remember(name: string, player: string): void {
    this.#known.delete(name);
    this.#known.set(name, { player, untilMs: this.#now() + KNOWN_MS });
    const [oldest] = this.#known.keys();
    if (this.#known.size > KNOWN_MAX && oldest !== undefined) this.#known.delete(oldest);
  }
}
