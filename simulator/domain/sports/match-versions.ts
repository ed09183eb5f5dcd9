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
  readonly ids: readonly string[];
  /** By match id. */
  readonly digests: ReadonlyMap<string, string>;
}

/** At one change every two seconds: who was away for longer gets the whole list. */
const MAX_KEPT = 150;
const VERSION_CHARS = 16;

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
 * The latest versions of one list. A version is named by its content, so that a clock that is set back or a restored world cannot give
 * one name to two lists.
 */
export class MatchVersions {
  readonly #kept = new Map<string, Version>();
  #list: readonly Match[] | undefined;
  #now: Version | undefined;
  #answers = new Map<string, MatchChanges>();

  /** @returns the same object while neither the list nor `since` changes */
  changes(list: readonly Match[], since: string | undefined): MatchChanges {
    const now = this.#versionOf(list);
    const from = since === undefined ? now : this.#kept.get(since);
    const key = from?.name ?? '';
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const made = changesBetween(from, now, list);
    this.#answers.set(key, made);
    return made;
  }

  #versionOf(list: readonly Match[]): Version {
    if (this.#now !== undefined && this.#list === list) return this.#now;
    const byId = new Map(list.map((match) => [match.match_id, digestOf(match)]));
    const hash = createHash('sha1');
    for (const [id, digest] of byId) hash.update(`${id} ${digest}\n`);
    const name = hash.digest('base64url').slice(0, VERSION_CHARS);
    if (name !== this.#now?.name) this.#answers = new Map();
    this.#list = list;
    this.#now = { name, ids: [...byId.keys()], digests: byId };
    // Removed and added again, so that the oldest stay first.
    this.#kept.delete(name);
    this.#kept.set(name, this.#now);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MAX_KEPT) break;
      this.#kept.delete(oldest);
    }
    return this.#now;
  }
}

function changesBetween(from: Version | undefined, now: Version, list: readonly Match[]): MatchChanges {
  if (from === undefined) return { version: now.name, order: [...now.ids], matches: [...list] };
  const isSameOrder = from.ids.length === now.ids.length && from.ids.every((id, place) => id === now.ids[place]);
  return {
    version: now.name,
    since: from.name,
    ...(!isSameOrder && { order: [...now.ids] }),
    matches: list.filter((match) => from.digests.get(match.match_id) !== now.digests.get(match.match_id)),
  };
}
