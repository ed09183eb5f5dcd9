import { createHash } from 'node:crypto';
import type { Match } from '#contract/entities';

/** What has changed in a list since a version of it. Without `since`, these are all matches. */
export interface MatchChanges {
  readonly version: string;
  readonly since?: string;
  readonly order?: string[];
  readonly matches: Match[];
}

interface Version {
  readonly name: string;
  readonly number: number;
  /** Monotonic: the clock of the world may be set back. */
  readonly atMs: number;
}

/** At one change every two seconds: who was away for longer gets the whole list. */
const MAX_KEPT = 150;
const DIGEST_CHARS = 12;
/**
 * Who begins is given the version of this long ago: parts of the list that were asked for at the same moment may have been answered
 * earlier than the version, or come from a cache between.
 */
export const BEGINS_MS = 10_000;

/** Views of matches stay the same object while they do not change: each is written and digested once. */
const digests = new WeakMap<Match, string>();

function digestOf(match: Match): string {
  const known = digests.get(match);
  if (known !== undefined) return known;
  const made = createHash('sha1').update(JSON.stringify(match)).digest('base64url');
  digests.set(match, made);
  return made;
}

/**
 * The latest versions of one list, and when each match changed last. A match that changed and changed back is in the changes too: a caller
 * may have seen it in between.
 */
export class MatchVersions {
  /** Oldest first, by name. */
  readonly #kept = new Map<string, Version>();
  /** By match id. */
  #seen = new Map<string, { readonly digest: string; readonly changedIn: number }>();
  #orderChangedIn = 0;
  #list: readonly Match[] = [];
  #now: Version | undefined;
  #answers = new Map<string, MatchChanges>();

  /** Every answer with matches of the list is noted, also those that name no version. */
  note(list: readonly Match[], nowMs: number): Version {
    if (this.#now !== undefined && this.#list === list) return this.#now;
    const before = this.#seen;
    const ids = [...before.keys()];
    const number = (this.#now?.number ?? -1) + 1;
    const seen = new Map(
      list.map((match) => {
        const digest = digestOf(match);
        const old = before.get(match.match_id);
        return [match.match_id, old?.digest === digest ? old : { digest, changedIn: number }];
      }),
    );
    const isSameOrder = ids.length === list.length && list.every(({ match_id: id }, place) => id === ids[place]);
    this.#list = list;
    const isSame = isSameOrder && [...seen.values()].every(({ changedIn }) => changedIn < number);
    if (this.#now !== undefined && isSame) return this.#now;
    this.#seen = seen;
    if (!isSameOrder) this.#orderChangedIn = number;
    const hash = createHash('sha1');
    for (const [id, { digest }] of seen) hash.update(`${id} ${digest}\n`);
    // With its content in the name, a number of another run of the server is no version of this one.
    const name = `${number}-${hash.digest('base64url').slice(0, DIGEST_CHARS)}`;
    this.#answers = new Map();
    this.#now = { name, number, atMs: nowMs };
    this.#kept.set(name, this.#now);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MAX_KEPT) break;
      this.#kept.delete(oldest);
    }
    return this.#now;
  }

  /** @returns the same object while neither the list nor the version to begin with changes */
  changes(list: readonly Match[], since: string | undefined, nowMs: number): MatchChanges {
    const now = this.note(list, nowMs);
    if (since === undefined) {
      const { name } = this.#begin(nowMs) ?? now;
      return this.#once(`begin ${name}`, () => ({ version: name, since: name, matches: [] }));
    }
    const from = this.#kept.get(since);
    return this.#once(from?.name ?? '', () => this.#between(from, now));
  }

  /** The version that was the list's `BEGINS_MS` ago, or the oldest. */
  #begin(nowMs: number): Version | undefined {
    const versions = [...this.#kept.values()];
    return versions.findLast(({ atMs }) => atMs <= nowMs - BEGINS_MS) ?? versions[0];
  }

  #once(key: string, make: () => MatchChanges): MatchChanges {
    const known = this.#answers.get(key) ?? make();
    this.#answers.set(key, known);
    return known;
  }

  #between(from: Version | undefined, now: Version): MatchChanges {
    const order = () => [...this.#seen.keys()];
    if (from === undefined) return { version: now.name, order: order(), matches: [...this.#list] };
    return {
      version: now.name,
      since: from.name,
      ...(this.#orderChangedIn > from.number && { order: order() }),
      matches: this.#list.filter(({ match_id: id }) => (this.#seen.get(id)?.changedIn ?? 0) > from.number),
    };
  }
}
