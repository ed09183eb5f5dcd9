import { createHmac } from 'node:crypto';
import { hashToken } from '#simulator/secrets/hash-secret.ts';
import type { Sqlite } from '#simulator/store/sqlite.ts';

/** On the clock of the games: a test that skips a day finds the token expired and must refresh. */
export const TOKEN_LIFE_MS = 24 * 3_600_000;
export const FRESH_TOKEN_LIFE_MS = 30 * 24 * 3_600_000;

export interface TokenPair {
  readonly token: string;
  readonly freshToken: string;
}

/** What a refresh token led to. `reused`: it had been traded before, so its whole family is over. */
export type Refreshed =
  | { readonly is: 'ok'; readonly memberId: string; readonly tokens: TokenPair }
  | { readonly is: 'unknown' | 'expired' | 'reused' };

export interface Session {
  readonly memberId: string;
  readonly family: number;
  readonly startedMs: number;
}

/** Who is signed in. Tokens carry the name of their world (for the socket, which has no headers) and are kept as hashes. */
export class Sessions {
  readonly #db: Sqlite;
  readonly #secret: string;
  readonly #world: string;
  /** Live sessions by token, read since the last one was ended or traded. */
  readonly #known = new Map<string, Session & { readonly expiresMs: number }>();

  /** When each member called last: not written down, since reads write nothing. */
  readonly #seen = new Map<string, number>();

  constructor(db: Sqlite, seed: string, world: string) {
    this.#db = db;
    this.#secret = `${seed}\u0000${world}`;
    this.#world = world;
  }

  start(memberId: string, nowMs: number): TokenPair {
    return this.#add(memberId, undefined, nowMs, nowMs);
  }

  /** A member calls. */
  seen(memberId: string, nowMs: number): void {
    this.#seen.set(memberId, nowMs);
  }

  /** Since this process started. */
  lastSeenMs(memberId: string): number | undefined {
    return this.#seen.get(memberId);
  }

  /** The session of a token; undefined when it is unknown, expired or ended. */
  find(token: string, nowMs: number): Session | undefined {
    const known = this.#known.get(token);
    if (known) return known.expiresMs > nowMs ? known : undefined;
    const row = this.#db.get(
      "SELECT member_id, family, started_ms, expires_ms FROM session WHERE token_hash = ? AND state = 'live'",
      hashToken(token),
    );
    const expiresMs = Number(row?.['expires_ms'] ?? 0);
    if (row === undefined || expiresMs <= nowMs) return undefined;
    const memberId = String(row['member_id']);
    const session = { memberId, family: Number(row['family']), startedMs: Number(row['started_ms']), expiresMs };
    this.#known.set(token, session);
    return session;
  }

  refresh(freshToken: string, nowMs: number): Refreshed {
    this.forget();
    const row = this.#db.get('SELECT * FROM session WHERE fresh_hash = ?', hashToken(freshToken));
    if (row === undefined || row['state'] === 'ended') return { is: 'unknown' };
    const family = Number(row['family']);
    if (row['state'] === 'rotated') {
      this.#db.run("UPDATE session SET state = 'ended' WHERE family = ?", family);
      return { is: 'reused' };
    }
    if (Number(row['fresh_expires_ms']) <= nowMs) return { is: 'expired' };
    this.#db.run("UPDATE session SET state = 'rotated' WHERE seq = ?", row['seq'] ?? null);
    const memberId = String(row['member_id']);
    return { is: 'ok', memberId, tokens: this.#add(memberId, family, nowMs, Number(row['started_ms'])) };
  }

  /** After a rollback or a restored snapshot. */
  forget(): void {
    this.#known.clear();
  }

  /** Ends every session of a member. */
  endAll(memberId: string): void {
    this.forget();
    this.#db.run("UPDATE session SET state = 'ended' WHERE member_id = ?", memberId);
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

/** The world that a token belongs to, by its name; undefined for a text that is no token of ours. */
export function worldOfToken(token: string): string | undefined {
  return /^sim\.([a-z0-9][a-z0-9-]{0,63})\.[0-9a-f]{40}$/.exec(token)?.[1];
}
