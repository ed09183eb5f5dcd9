import { createHmac } from 'node:crypto';
import { hashToken } from '../../core/secrets/hash-secret.ts';
import type { Settings } from '../../core/store/settings.ts';
import type { Sqlite } from '../../core/store/sqlite.ts';

/** On the game clock: a test that skips a day must refresh its token. */
export const TOKEN_LIFE_MS = 24 * 3_600_000;
export const FRESH_TOKEN_LIFE_MS = 30 * 24 * 3_600_000;
/**
 * A refresh token may be sent again for this long while the pair it was exchanged for is unused: then the response
 * was lost. Longer than a client waits for two responses (5 s each) and reloads; Auth0 and Okta allow 0 to 60 s.
 */
export const REPEAT_LEEWAY_MS = 60_000;

export interface TokenPair {
  readonly token: string;
  readonly freshToken: string;
}

/** The result of a refresh. `reused`: the token had been exchanged before, so its whole family is ended. */
export type Refreshed =
  | { readonly is: 'ok'; readonly memberId: string; readonly tokens: TokenPair }
  | { readonly is: 'unknown' | 'expired' | 'reused' };

export interface Session {
  readonly memberId: string;
  readonly family: number;
  readonly startedMs: number;
  /** When it ends unless its tokens are exchanged before. Absent: no limit was set, so it goes on while a page uses it. */
  readonly endsMs?: number;
}

/** All sessions of a world. Tokens contain the name of the world (for the socket, which has no headers) and are stored as hashes. */
export class Sessions {
  readonly #db: Sqlite;
  readonly #settings: Settings;
  readonly #secret: string;
  readonly #world: string;
  /** Cache of live sessions by token. */
  readonly #known = new Map<string, Session & { readonly expiresMs: number }>();
  /** How long a session lasts after its last exchange, once it has been read from the settings. */
  #lengthMs: number | undefined;

  /** Sessions whose tokens have been used since this process started, so that the client is known to have them. */
  readonly #used = new Set<number>();

  /** Time of each member's last call. Not stored, because reads do not write. */
  readonly #seen = new Map<string, number>();

  constructor(db: Sqlite, settings: Settings, seed: string, world: string) {
    this.#db = db;
    this.#settings = settings;
    this.#secret = `${seed}\u0000${world}`;
    this.#world = world;
  }

  start(memberId: string, nowMs: number): TokenPair {
    return this.#add(memberId, undefined, nowMs, nowMs);
  }

  /** Notes a call of a member. */
  seen(memberId: string, nowMs: number): void {
    this.#seen.set(memberId, nowMs);
  }

  /** Time of the last call since this process started. */
  lastSeenMs(memberId: string): number | undefined {
    return this.#seen.get(memberId);
  }

  /** The session of a token; undefined if it is unknown, expired or ended. */
  find(token: string, nowMs: number): Session | undefined {
    const known = this.#known.get(token);
    if (known) return known.expiresMs > nowMs ? known : undefined;
    const row = this.#db.get(
      "SELECT seq, member_id, family, started_ms, expires_ms FROM session WHERE token_hash = ? AND state = 'live'",
      hashToken(token),
    );
    const lengthMs = this.lengthMs();
    const expiresMs = endOf(Number(row?.['expires_ms'] ?? 0), TOKEN_LIFE_MS, lengthMs);
    if (row === undefined || expiresMs <= nowMs) return undefined;
    const memberId = String(row['member_id']);
    const session = {
      memberId,
      family: Number(row['family']),
      startedMs: Number(row['started_ms']),
      expiresMs,
      ...(lengthMs !== undefined && { endsMs: expiresMs }),
    };
    this.#known.set(token, session);
    this.#used.add(Number(row['seq']));
    return session;
  }

  /** Whether a sign-in goes on: its tokens may have been exchanged since, or can still be. */
  isLive(family: number, nowMs: number): boolean {
    const sql = "SELECT MAX(fresh_expires_ms) AS ends FROM session WHERE family = ? AND state = 'live'";
    const ends = this.#db.get(sql, family)?.['ends'] ?? 0;
    return endOf(Number(ends), FRESH_TOKEN_LIFE_MS, this.lengthMs()) > nowMs;
  }

  /** @param speed of the game clock: the leeway is in wall-clock time */
  refresh(freshToken: string, nowMs: number, speed: number): Refreshed {
    this.forget();
    const row = this.#db.get('SELECT * FROM session WHERE fresh_hash = ?', hashToken(freshToken));
    if (row === undefined || row['state'] === 'ended') return { is: 'unknown' };
    const family = Number(row['family']);
    const seq = Number(row['seq']);
    if (row['state'] === 'rotated' && !this.#isAnswerLost(family, seq, nowMs, speed)) {
      this.#db.run("UPDATE session SET state = 'ended' WHERE family = ?", family);
      return { is: 'reused' };
    }
    const endsMs = endOf(Number(row['fresh_expires_ms']), FRESH_TOKEN_LIFE_MS, this.lengthMs());
    if (endsMs <= nowMs) return { is: 'expired' };
    // A repeat: end the pair whose response was lost.
    this.#db.run("UPDATE session SET state = 'ended' WHERE family = ? AND seq > ?", family, seq);
    this.#db.run("UPDATE session SET state = 'rotated' WHERE seq = ?", seq);
    this.#used.add(seq);
    const memberId = String(row['member_id']);
    return { is: 'ok', memberId, tokens: this.#add(memberId, family, nowMs, Number(row['started_ms'])) };
  }

  /** Whether the response with the new pair can have been lost: the pair is recent and unused. */
  #isAnswerLost(family: number, seq: number, nowMs: number, speed: number): boolean {
    const later = this.#db.all('SELECT seq, expires_ms, state FROM session WHERE family = ? AND seq > ?', family, seq);
    // Measured from the first exchange: repeats do not extend it.
    const tradedMs = Math.min(...later.map((row) => Number(row['expires_ms']))) - TOKEN_LIFE_MS;
    return (
      later.every((row) => row['state'] !== 'rotated' && !this.#used.has(Number(row['seq']))) &&
      nowMs - tradedMs <= REPEAT_LEEWAY_MS * Math.max(1, speed)
    );
  }

  /** Milliseconds from the last exchange of tokens to the end of a session; undefined: tokens have their usual lives. */
  lengthMs(): number | undefined {
    this.#lengthMs ??= this.#settings.all<number>('session')[0]?.[1] ?? Number.POSITIVE_INFINITY;
    return Number.isFinite(this.#lengthMs) ? this.#lengthMs : undefined;
  }

  /** Ends all sessions that long after their last exchange; undefined restores the usual lives. */
  setLength(ms: number | undefined): void {
    if (ms === undefined) this.#settings.delete('session', 'length');
    else this.#settings.set('session', 'length', ms);
    this.forget();
  }

  /** Clears the cache, after a rollback or a restored snapshot. */
  forget(): void {
    this.#known.clear();
    this.#lengthMs = undefined;
  }

  /** Ends every session of a member, but for the family of the one that asks for it. */
  endAll(memberId: string, exceptFamily = 0): void {
    this.forget();
    this.#db.run("UPDATE session SET state = 'ended' WHERE member_id = ? AND family <> ?", memberId, exceptFamily);
  }

  #add(memberId: string, family: number | undefined, nowMs: number, startedMs: number): TokenPair {
    const seq = Number(this.#db.get("SELECT seq FROM sqlite_sequence WHERE name = 'session'")?.['seq'] ?? 0) + 1;
    const tokens = { token: this.#token('token', seq), freshToken: this.#token('fresh', seq) };
    this.#db.run(
      `INSERT INTO session (family, member_id, token_hash, fresh_hash, expires_ms, fresh_expires_ms, started_ms)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      family ?? seq,
      memberId,
      hashToken(tokens.token),
      hashToken(tokens.freshToken),
      nowMs + TOKEN_LIFE_MS,
      nowMs + FRESH_TOKEN_LIFE_MS,
      startedMs,
    );
    return tokens;
  }

  #token(kind: string, seq: number): string {
    const digest = createHmac('sha256', this.#secret).update(`${kind}:${seq}`).digest('hex');
    return `sim.${this.#world}.${digest.slice(0, 40)}`;
  }
}

/** When a token ends whose usual end is stored. */
function endOf(storedMs: number, lifeMs: number, lengthMs = lifeMs): number {
  return storedMs - lifeMs + Math.min(lengthMs, lifeMs);
}

/** The name of a token's world; undefined if the string is not a token of a simulator. */
export function worldOfToken(token: string): string | undefined {
  return /^sim\.([a-z0-9][a-z0-9-]{0,63})\.[0-9a-f]{40}$/.exec(token)?.[1];
}
