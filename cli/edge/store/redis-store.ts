import type { Redis } from 'ioredis';
import * as v from 'valibot';
import { CliError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import type { Rival } from '#cli/edge/core/find-entry.ts';
import { OtherSecret, RedisLineage, STORE_NAME } from './redis-lineage.ts';
import { StoreFailed, twinsIn, type EdgeStore, type KeyName, type KeyRecord, type Outcome } from './edge-store.ts';

/**
 * Writes the record if there is none. KEYS: record, index of its content, name of the data. ARGV: record, expiry, sent_ms, key,
 * that name.
 */
const CLAIM = `
if redis.call('GET', KEYS[3]) ~= ARGV[5] then return 'lost' end
local there = redis.call('GET', KEYS[1])
if there then return there end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
redis.call('ZADD', KEYS[2], ARGV[3], ARGV[4])
redis.call('PEXPIRE', KEYS[2], ARGV[2])
return false`;

/** Adds the outcome if there is none and the entry is free. KEYS: record, entry. ARGV: outcome, expiry, name. */
const DECIDE = `
local there = redis.call('GET', KEYS[1])
if not there then return false end
local record = cjson.decode(there)
if record.outcome then return there end
if ARGV[4] ~= '' then
  local owner = redis.call('GET', KEYS[2])
  if owner and owner ~= ARGV[3] then return there end
  redis.call('SET', KEYS[2], ARGV[3], 'PX', ARGV[2])
end
-- Not encoded anew: cjson would change numbers. The outcome goes in before the closing brace.
local decided = string.sub(there, 1, -2) .. ',"outcome":' .. ARGV[1] .. '}'
redis.call('SET', KEYS[1], decided, 'PX', ARGV[2])
return decided`;

const Answer = v.object({ status: v.number(), type: v.string(), body: v.string() });
const StoredOutcome = v.object({
  is: v.picklist(['accepted', 'refused']),
  how: v.picklist(['answer', 'lists', 'absent', 'late', 'unreachable']),
  answer: Answer,
  entry: v.optional(v.string()),
  decidedMs: v.number(),
});
const StoredRecord = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    player: v.string(),
    key: v.string(),
    row: v.string(),
    digest: v.string(),
    content: v.string(),
    request: v.string(),
    deadline: v.number(),
    pressedAt: v.number(),
    sentMs: v.number(),
    outcome: v.optional(StoredOutcome),
  }),
);

export interface RedisOptions {
  readonly url: string;
  readonly keepMs: number;
  /** Of the secret. */
  readonly fingerprint: string;
  /** Replicas that must have a record before its request is forwarded. */
  readonly replicas: number;
  /** Whether keys may have been stored with the secret before: then an empty Redis means a loss. */
  readonly isUsed: () => boolean;
}

/** A longer command counts as failed: nothing is forwarded. */
const COMMAND_MS = 2_000;

type Scripted = Redis & {
  edgeClaim(...args: (string | number)[]): Promise<string | null>;
  edgeDecide(...args: (string | number)[]): Promise<string | null>;
};

/**
 * Stores keys in Redis, for several machines.
 *
 * @throws CliError if ioredis is not installed, Redis does not answer, or its settings would lose keys
 */
export async function openRedisStore(options: RedisOptions): Promise<EdgeStore> {
  const { url } = options;
  const read = URL.canParse(url) ? new URL(url) : undefined;
  if (read === undefined || !/^rediss?:$/.test(read.protocol))
    throw new CliError('--redis must be an address like redis://127.0.0.1:6379', { exitCode: EXIT.usage });
  const ioredis = await import('ioredis').catch((error: unknown) => {
    const next = ['npm install ioredis', 'On one machine, leave out --redis: the keys are in SQLite then.'];
    throw new CliError('--redis needs ioredis, which is not installed', { next, exitCode: EXIT.usage, cause: error });
  });
  const where = `${read.protocol}//${read.host}`;
  const redis = new ioredis.Redis(url, {
    lazyConnect: true,
    connectTimeout: 3_000,
    commandTimeout: COMMAND_MS,
    // A queued or repeated command could be carried out after its request was given up.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    // Redis then writes its log once for all commands that arrive together.
    enableAutoPipelining: true,
    // The primary has become a replica: a new connection finds the new primary.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
    retryStrategy: (times) => Math.min(times * 100, 2_000),
  }) as Scripted;
  redis.on('error', () => undefined);
  redis.defineCommand('edgeClaim', { numberOfKeys: 3, lua: CLAIM });
  redis.defineCommand('edgeDecide', { numberOfKeys: 2, lua: DECIDE });
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    const next = [
      'Start one: redis-server --appendonly yes --appendfsync always',
      'Check the address and the password.',
    ];
    throw new CliError(`No Redis answers at ${where}`, { next, exitCode: EXIT.cutShort, cause: error });
  }
  const lineage = new RedisLineage(redis, options.fingerprint, where);
  try {
    await lineage.sure(options.isUsed);
  } catch (error) {
    redis.disconnect();
    if (error instanceof CliError) throw error;
    // With another secret each repeat would look like another request, and be refused although the first was accepted.
    if (error instanceof OtherSecret)
      throw new CliError(`The keys in Redis at ${where} were made with another secret`, {
        next: ['Give the same --secret to all machines.'],
        exitCode: EXIT.usage,
      });
    const message = `Redis at ${where} does not take a key: ${(error as Error).message}`;
    throw new CliError(message, { next: ['Look whether it is full or slow.'], exitCode: EXIT.cutShort, cause: error });
  }
  return new RedisStore(redis, options, lineage);
}

class RedisStore implements EdgeStore {
  readonly #redis: Scripted;
  readonly #keepMs: number;
  readonly #replicas: number;

  readonly #lineage: RedisLineage;

  constructor(redis: Scripted, { keepMs, replicas }: RedisOptions, lineage: RedisLineage) {
    this.#lineage = lineage;
    this.#redis = redis;
    this.#keepMs = keepMs;
    this.#replicas = replicas;
  }

  get madeAnewMs(): number | undefined {
    return this.#lineage.madeAnewMs;
  }

  set onMadeAnew(listener: () => void) {
    this.#lineage.onMadeAnew = listener;
  }

  async claim(record: KeyRecord): Promise<KeyRecord | undefined> {
    // Read before the write, as when the caller decided whether to forward.
    const { name } = this.#lineage;
    const there = await this.#durable(() =>
      this.#redis.edgeClaim(
        nameOf(record),
        contentOf(record.player, record.content),
        STORE_NAME,
        JSON.stringify(record),
        this.#keepMs,
        record.sentMs,
        record.key,
        name,
      ),
    );
    if (there === 'lost') {
      await this.#lookAgain();
      throw new StoreFailed('Redis was emptied, or a replica took over that may lack the last records');
    }
    return there === null ? undefined : read(there);
  }

  async find(name: KeyName): Promise<KeyRecord | undefined> {
    const there = await this.#trying(() => this.#redis.get(nameOf(name)));
    return there === null ? undefined : read(there);
  }

  async decide(name: KeyName, outcome: Outcome): Promise<KeyRecord | undefined> {
    const entry = outcome.entry ?? '';
    const there = await this.#durable(() =>
      this.#redis.edgeDecide(
        nameOf(name),
        `slipway-edge:{${name.player}}:entry:${entry}`,
        JSON.stringify(outcome),
        this.#keepMs,
        name.key,
        entry,
      ),
    );
    return there === null ? undefined : read(there);
  }

  async rivals({ player, key }: KeyName, content: string): Promise<readonly Rival[]> {
    const keys = await this.#trying(() => this.#redis.zrange(contentOf(player, content), '0', '-1'));
    const others = keys.filter((other) => other !== key).map((other) => ({ player, key: other }));
    if (others.length === 0) return [];
    const texts = await this.#trying(() => this.#redis.mget([...others.map(nameOf), ...others.map(twinsNameOf)]));
    return others
      .flatMap((_, at) => {
        const text = texts[at] ?? null;
        return text === null ? [] : [{ ...read(text), twins: twinsIn(texts[others.length + at]) }];
      })
      .filter(({ outcome, twins }) => outcome?.is !== 'refused' || twins.length > 0)
      .map(({ pressedAt, sentMs, outcome, twins }) => ({
        is: outcome === undefined ? 'sent' : outcome.is,
        pressedAt,
        sentMs,
        ...(twins.length > 0 && { twins }),
        ...(outcome && { decidedMs: outcome.decidedMs }),
        ...(outcome?.entry !== undefined && { entry: outcome.entry }),
      }));
  }

  async noteTwins(name: KeyName, twins: readonly string[]): Promise<void> {
    await this.#durable(() => this.#redis.set(twinsNameOf(name), JSON.stringify(twins), 'PX', this.#keepMs));
  }

  async twinsOf(name: KeyName): Promise<readonly string[]> {
    return twinsIn(await this.#trying(() => this.#redis.get(twinsNameOf(name))));
  }

  /** Redis expires keys by itself. */
  prune = (): Promise<number> => Promise.resolve(0);

  async check(): Promise<void> {
    if ((await this.#trying(() => this.#redis.get(STORE_NAME))) !== this.#lineage.name) await this.#lookAgain();
    await this.#durable(() => this.#redis.set('slipway-edge:check', '1'));
  }

  async close(): Promise<void> {
    await this.#redis.quit().catch(() => this.#redis.disconnect());
  }

  async #lookAgain(): Promise<void> {
    this.#lineage.doubt();
    await this.#trying(() => Promise.resolve());
  }

  /** Writes so that Redis and the required replicas have it; see docs/operators/edge.md. */
  async #durable<T>(write: () => Promise<T>): Promise<T> {
    const result = await this.#trying(write);
    if (this.#replicas === 0) return result;
    const has = await this.#trying(() => this.#redis.wait(this.#replicas, COMMAND_MS / 2));
    if (has < this.#replicas)
      throw new StoreFailed(`Only ${has} of ${this.#replicas} replicas of Redis have the record`);
    return result;
  }

  async #trying<T>(command: () => Promise<T>): Promise<T> {
    try {
      await this.#lineage.sure();
      return await command();
    } catch (error) {
      throw new StoreFailed(`Redis does not answer: ${(error as Error).message}`, error);
    }
  }
}

// Braces: a Redis cluster keeps everything of a player on one node.
const nameOf = ({ player, key }: KeyName) => `slipway-edge:{${player}}:key:${key}`;
const twinsNameOf = ({ player, key }: KeyName) => `slipway-edge:{${player}}:twins:${key}`;
const contentOf = (player: string, content: string) => `slipway-edge:{${player}}:content:${content}`;

function read(text: string): KeyRecord {
  const record = v.safeParse(StoredRecord, text);
  if (!record.success) throw new StoreFailed('Redis has a record that this edge cannot read');
  const { outcome, ...rest } = record.output;
  if (outcome === undefined) return rest;
  const { entry, ...others } = outcome;
  return { ...rest, outcome: { ...others, ...(entry !== undefined && { entry }) } };
}
