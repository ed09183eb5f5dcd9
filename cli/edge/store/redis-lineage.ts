import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import * as v from 'valibot';
import { assertDurable, ifAllowed } from './redis-settings.ts';

const PREFIX = 'slipway-edge';
/** An id of the data: a new one when the data is made anew. */
export const STORE_NAME = `${PREFIX}:store`;
const KEYS = [`${PREFIX}:secret`, `${PREFIX}:made-anew`, STORE_NAME, `${PREFIX}:server`];

/**
 * Whether Redis still has what was written. KEYS: secret, made-anew, store, server. ARGV: fingerprint, now, isUsed, run id,
 * isPromoted, the last seen name and time of the data, a new name.
 */
export const LINEAGE = `
local secret = redis.call('GET', KEYS[1])
local name = redis.call('GET', KEYS[3])
local anew = redis.call('GET', KEYS[2]) or ''
if secret and secret ~= ARGV[1] then return {secret, anew, ''} end
local isLost = false
if not secret then
  redis.call('SET', KEYS[1], ARGV[1])
  name = false
  isLost = ARGV[3] == '1'
elseif name then
  -- Made anew by a machine that did not know that it had been used.
  isLost = ARGV[6] ~= '' and name ~= ARGV[6] and anew == ARGV[7]
end
if ARGV[4] ~= '' then
  local server = redis.call('GET', KEYS[4])
  if server and server ~= ARGV[4] and ARGV[5] == '1' then isLost = true end
  if server ~= ARGV[4] then redis.call('SET', KEYS[4], ARGV[4]) end
end
if isLost then
  anew = ARGV[2]
  redis.call('SET', KEYS[2], anew)
end
if isLost or not name then
  name = ARGV[8]
  redis.call('SET', KEYS[3], name)
end
return {ARGV[1], anew, name}`;

const Answer = v.tuple([v.string(), v.string(), v.string()]);

type Scripted = Redis & { edgeLineage(...args: (string | number)[]): Promise<unknown> };

/** The keys in Redis belong to another secret. */
export class OtherSecret extends Error {}

/**
 * Identifies the data in Redis. A promoted replica may lack the last records, and a Redis that was started without its files
 * lacks all: repeats of lost keys would be forwarded again. Each machine notices at its next connection or record.
 */
export class RedisLineage {
  readonly #redis: Scripted;
  readonly #fingerprint: string;
  readonly #where: string;
  #checking: Promise<void> | undefined;
  #isSure = false;
  #name = '';
  #madeAnew = '';
  /** Called when this or another machine has found a loss. */
  onMadeAnew: () => void = () => undefined;

  /** @param where its address, without a password */
  constructor(redis: Redis, fingerprint: string, where: string) {
    this.#redis = redis as Scripted;
    this.#redis.defineCommand('edgeLineage', { numberOfKeys: KEYS.length, lua: LINEAGE });
    this.#fingerprint = fingerprint;
    this.#where = where;
    // The next connection may reach another server.
    redis.on('close', () => this.doubt());
  }

  get name(): string {
    return this.#name;
  }

  get madeAnewMs(): number | undefined {
    return this.#madeAnew === '' ? undefined : Number(this.#madeAnew);
  }

  doubt(): void {
    this.#isSure = false;
  }

  /** Checks once per connection. @param isUsed asked at the first check: whether an empty Redis means a loss */
  async sure(isUsed: () => boolean = () => true): Promise<void> {
    if (this.#isSure) return;
    this.#checking ??= this.#check(isUsed).finally(() => (this.#checking = undefined));
    await this.#checking;
  }

  async #check(isUsed: () => boolean): Promise<void> {
    await assertDurable(this.#redis, this.#where);
    const { runId, isPromoted } = await this.#server();
    this.#isSure = true;
    try {
      const answer = await this.#redis.edgeLineage(
        ...KEYS,
        this.#fingerprint,
        Date.now(),
        isUsed() ? '1' : '',
        runId,
        isPromoted ? '1' : '',
        this.#name,
        this.#madeAnew,
        randomUUID(),
      );
      const [secret, madeAnew, name] = v.parse(Answer, answer);
      if (secret !== this.#fingerprint) throw new OtherSecret();
      this.#name = name;
      if (madeAnew === this.#madeAnew) return;
      this.#madeAnew = madeAnew;
      this.onMadeAnew();
    } catch (error) {
      this.#isSure = false;
      throw error;
    }
  }

  /** A promoted replica remembers whose data it had. Hosted Redis may forbid INFO; then a failover is not noticed. */
  async #server(): Promise<{ readonly runId: string; readonly isPromoted: boolean }> {
    const text = (await ifAllowed(this.#redis.info())) ?? '';
    const lines = text.split(/\r?\n/);
    const of = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? '';
    return { runId: of('run_id'), isPromoted: /[1-9a-f]/.test(of('master_replid2')) };
  }
}
