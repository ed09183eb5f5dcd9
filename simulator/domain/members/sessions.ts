import { createHmac } from 'node:crypto';
import { hashToken } from '../../core/secrets/hash-secret.ts';
import type { Settings } from '../../core/store/settings.ts';
import type { Sqlite } from '../../core/store/sqlite.ts';

/** On the game clock: a test that skips a day must refresh its token. */
export const TOKEN_LIFE_MS = 24 * 3_600_000;
export const FRESH_TOKEN_LIFE_MS = 30 * 24 * 3_600_000;
/**
 * A refresh token may be repeated for this long while its new pair is unused: then the response was lost. Longer than a client
 * waits for two responses (5 s each) and reloads; Auth0 and Okta allow 0 to 60 s.
 */
export const REPEAT_LEEWAY_MS = 60_000;

export interface TokenPair {
  readonly token: string;
  readonly freshToken: string;
}

/** `reused`: the token was exchanged before, so its family is ended. */
export type Refreshed =
  | { readonly is: 'ok'; readonly memberId: string; readonly tokens: TokenPair }
  | { readonly is: 'unknown' | 'expired' | 'reused' };

export interface Session {
  readonly memberId: string;
  readonly family: number;
  readonly startedMs: number;
  /** When it ends unless exchanged. Absent: without a limit while a page uses it. */
  readonly endsMs?: number;
}

/** Sessions. Tokens contain the world's name (sockets have no headers) and are stored as hashes. */
export class Sessions {
  readonly #db: Sqlite;
  readonly #settings: Settings;
  readonly #secret: string;
  readonly #world: string;
  readonly #known = new Map<string, Session & { readonly expiresMs: number }>();
  /** Time from the last exchange to the end of a session; read from the settings at first use. */
  #lengthMs: number | undefined;

  /** Sessions whose tokens were used since this process started, so the client has them. */
  readonly #used = new Set<number>();

  /** Each member's last call. Not stored: reads do not write. */
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

  seen(memberId: string, nowMs: number): void {
    this.#seen.set(memberId, nowMs);
  }

  lastSeenMs(memberId: string): number | undefined {
    return this.#seen.get(memberId);
  }

  /** Undefined if unknown, expired or ended. */
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

  /** Whether a sign-in continues: its tokens were exchanged, or can be. */
  isLive(family: number, nowMs: number): boolean {
    const sql = "SELECT MAX(fresh_expires_ms) AS ends FROM session WHERE family = ? AND state = 'live'";
    const ends = this.#db.get(sql, family)?.['ends'] ?? 0;
    return endOf(Number(ends), FRESH_TOKEN_LIFE_MS, this.lengthMs()) > nowMs;
  }

  /** @param speed of the game clock, because the leeway is in real time */
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
    // A repeat: ends the pair whose response was lost.
    this.#db.run("UPDATE session SET state = 'ended' WHERE family = ? AND seq > ?", family, seq);
    this.#db.run("UPDATE session SET state = 'rotated' WHERE seq = ?", seq);
    this.#used.add(seq);
    const memberId = String(row['member_id']);
    return { is: 'ok', memberId, tokens: this.#add(memberId, family, nowMs, Number(row['started_ms'])) };
  }

  /** Whether the response with the new pair may be lost: it is recent and unused. */
  #isAnswerLost(family: number, seq: number, nowMs: number, speed: number): boolean {
    const later = this.#db.all('SELECT seq, expires_ms, state FROM session WHERE family = ? AND seq > ?', family, seq);
    // From the first exchange, so that repeats do not extend it.
    const tradedMs = Math.min(...later.map((row) => Number(row['expires_ms']))) - TOKEN_LIFE_MS;
    return (
      later.every((row) => row['state'] !== 'rotated' && !this.#used.has(Number(row['seq']))) &&
      nowMs - tradedMs <= REPEAT_LEEWAY_MS * Math.max(1, speed)
    );
  }

  /** Time from the last exchange to the end of a session; undefined: tokens have their usual lives. */
  lengthMs(): number | undefined {
    this.#lengthMs ??= this.#settings.all<number>('session')[0]?.[1] ?? Number.POSITIVE_INFINITY;
    return Number.isFinite(this.#lengthMs) ? this.#lengthMs : undefined;
  }

  /** Undefined restores the usual lives. */
  setLength(ms: number | undefined): void {
    if (ms === undefined) this.#settings.delete('session', 'length');
    else this.#settings.set('session', 'length', ms);
    this.forget();
  }

  /** After a rollback or restored snapshot. */
  forget(): void {
    this.#known.clear();
    this.#lengthMs = undefined;
  }

  /** Ends a member's sessions, except the caller's family. */
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

/** The end of a token, from its stored usual end. */
function endOf(storedMs: number, lifeMs: number, lengthMs = lifeMs): number {
  return storedMs - lifeMs + Math.min(lengthMs, lifeMs);
}

/** The world of a token; undefined for other strings. */
export function worldOfToken(token: string): string | undefined {
  return /^sim\.([a-z0-9][a-z0-9-]{0,63})\.[0-9a-f]{40}$/.exec(token)?.[1];
}
