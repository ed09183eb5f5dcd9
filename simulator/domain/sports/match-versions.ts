import { createHash } from 'node:crypto';
import type { Match } from '#contract/entities';
import { sumOfMatches } from '#contract/match-sum';
import {
  byMatch,
  isSameShape,
  isSameState,
  movedPrices,
  priceKey,
  type MovedPrices,
  type MovedState,
} from './match-moves.ts';

/** Changes since a version; without `since` all matches. */
export interface MatchChanges {
  readonly version: string;
  readonly since?: string;
  readonly wait?: number;
  readonly order?: string[];
  readonly matches?: Match[];
  readonly prices?: MovedPrices;
  readonly states?: MovedState[];
  readonly sum?: string;
}

interface Version {
  readonly name: string;
  readonly number: number;
  /** Monotonic, though the world's clock may be set back. */
  readonly atMs: number;
}

/** A match with the version of each part's last change. */
interface Seen {
  readonly match: Match;
  readonly digest: string;
  readonly changedIn: number;
  /** The last change of anything but prices and state. */
  readonly shapeIn: number;
  readonly stateIn: number;
  /** Price changes since the last change of shape. */
  readonly priceIn: ReadonlyMap<string, number>;
}

/** Two and a half minutes at four versions a second; after a longer absence the whole list is sent. */
export const MAX_KEPT = 600;
/** Enough to tell two runs of a server apart. */
const DIGEST_CHARS = 4;
/**
 * A new caller gets the version from this long ago: parts of the list may have been answered earlier than the version, or come
 * from a cache.
 */
export const BEGINS_MS = 10_000;
/** How long a call may wait: less than proxies keep a quiet connection. */
export const OFFERED_WAIT_S = 25;

/** Selects matches; all without either. */
export interface Part {
  readonly ids?: ReadonlySet<string> | undefined;
  /** Ranges of positions, as in the contract. */
  readonly places?: string | undefined;
}

export const partOf = ({
  ids,
  places,
}: {
  readonly ids?: string | undefined;
  readonly places?: string | undefined;
}): Part => ({
  ids: ids === undefined ? undefined : new Set(ids.split(',')),
  places,
});

/** By match view, which stays the same object while unchanged. */
const digests = new WeakMap<Match, string>();

function digestOf(match: Match): string {
  const known = digests.get(match);
  if (known !== undefined) return known;
  const made = createHash('sha1').update(JSON.stringify(match)).digest('base64url');
  digests.set(match, made);
  return made;
}

/**
 * Latest versions of a list, and each match's last change. A change that was undone is included, because a caller may have seen
 * it.
 */
export class MatchVersions {
  /** By name, oldest first. */
  readonly #kept = new Map<string, Version>();
  #seen = new Map<string, Seen>();
  #orderChangedIn = 0;
  #list: readonly Match[] = [];
  #now: Version | undefined;
  #answers = new Map<string, MatchChanges>();
  /** Hash of the list, computed when needed. */
  #sum: string | undefined;
  /** Ids at positions of the present list. */
  #placed = new Map<string, ReadonlySet<string>>();

  /** Called for every answer with matches, also those without a version. */
  note(list: readonly Match[], nowMs: number): Version {
    if (this.#now !== undefined && this.#list === list) return this.#now;
    const before = this.#seen;
    const ids = [...before.keys()];
    const number = (this.#now?.number ?? -1) + 1;
    const seen = new Map(list.map((match) => [match.match_id, seenNow(before.get(match.match_id), match, number)]));
    const isSameOrder = ids.length === list.length && list.every(({ match_id: id }, place) => id === ids[place]);
    this.#list = list;
    const isSame = isSameOrder && [...seen.values()].every(({ changedIn }) => changedIn < number);
    if (this.#now !== undefined && isSame) return this.#now;
    this.#seen = seen;
    if (!isSameOrder) this.#orderChangedIn = number;
    const hash = createHash('sha1');
    for (const [id, { digest }] of seen) hash.update(`${id} ${digest}\n`);
    // The content makes the name differ from another run's version of this number.
    const name = `${number}-${hash.digest('base64url').slice(0, DIGEST_CHARS)}`;
    this.#answers = new Map();
    this.#sum = undefined;
    this.#placed = new Map();
    this.#now = { name, number, atMs: nowMs };
    this.#kept.set(name, this.#now);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MAX_KEPT) break;
      this.#kept.delete(oldest);
    }
    return this.#now;
  }

  /**
   * @param isByParts whether the caller reads prices and states separately
   * @param part what the caller reads
   * @returns the same object while list and version are unchanged
   */
  changes(
    list: readonly Match[],
    since: string | undefined,
    nowMs: number,
    { isByParts = false, part = {} }: { readonly isByParts?: boolean; readonly part?: Part } = {},
  ): MatchChanges {
    const now = this.note(list, nowMs);
    if (since === undefined) {
      const { name } = this.#begin(nowMs) ?? now;
      const begun = { version: name, since: name, wait: OFFERED_WAIT_S, matches: [] };
      return this.#once(`begin ${name}`, () => begun);
    }
    const from = this.#kept.get(since);
    // Too many sets of ids to cache answers.
    if (part.ids !== undefined) return this.#between(from, now, isByParts, part);
    return this.#once(`${from?.name} ${isByParts} ${part.places}`, () => this.#between(from, now, isByParts, part));
  }

  /** Whether there is news for a caller with this version. */
  hasNews(since: string, part: Part): boolean {
    const from = this.#kept.get(since);
    const ids = this.#idsOf(part);
    if (from === undefined || ids === undefined) return since !== this.#now?.name;
    if (this.#orderChangedIn > from.number) return true;
    return [...ids].some((id) => (this.#seen.get(id)?.changedIn ?? 0) > from.number);
  }

  #idsOf({ ids, places }: Part): ReadonlySet<string> | undefined {
    if (places === undefined || ids !== undefined) return ids;
    const known = this.#placed.get(places);
    if (known !== undefined) return known;
    const all = [...this.#seen.keys()];
    const ranges = places.split(',').map((range) => range.split('-').map(Number));
    const made = new Set(ranges.flatMap(([first = 0, last = 0]) => all.slice(first, last + 1)));
    this.#placed.set(places, made);
    return made;
  }

  /** The version of `BEGINS_MS` ago, or the oldest. */
  #begin(nowMs: number): Version | undefined {
    const versions = [...this.#kept.values()];
    return versions.findLast(({ atMs }) => atMs <= nowMs - BEGINS_MS) ?? versions[0];
  }

  #once(key: string, make: () => MatchChanges): MatchChanges {
    const known = this.#answers.get(key) ?? make();
    this.#answers.set(key, known);
    return known;
  }

  #between(from: Version | undefined, now: Version, isByParts: boolean, part: Part): MatchChanges {
    const isIn = ({ match }: Seen, ids: ReadonlySet<string> | undefined) => ids?.has(match.match_id) !== false;
    const list = [...this.#seen.values()].filter((each) => isIn(each, part.ids));
    const order = () => list.map(({ match: { match_id: id } }) => id);
    const ofAll = isByParts && part.ids === undefined && part.places === undefined && { sum: this.#sumNow() };
    if (from === undefined)
      return { version: now.name, order: order(), matches: list.map(({ match }) => match), ...ofAll };
    const { number } = from;
    const ids = this.#idsOf(part);
    const changed = list.filter((each) => each.changedIn > number && isIn(each, ids));
    const parted = changed.filter(({ shapeIn }) => isByParts && shapeIn <= number);
    const prices = parted.flatMap(({ match, priceIn }) =>
      movedPrices(match, (key) => (priceIn.get(key) ?? 0) > number),
    );
    const matches = changed.filter((each) => !parted.includes(each)).map(({ match }) => match);
    const states = parted.filter(({ stateIn }) => stateIn > number).map(({ match }) => stateOf(match));
    return {
      version: now.name,
      since: from.name,
      ...(this.#orderChangedIn > number && { order: order() }),
      ...((!isByParts || matches.length > 0) && { matches }),
      ...(prices.length > 0 && { prices: byMatch(prices) }),
      ...(states.length > 0 && { states }),
      ...ofAll,
    };
  }

  #sumNow(): string {
    this.#sum ??= sumOfMatches([...this.#seen.values()].map(({ match }) => match));
    return this.#sum;
  }
}

function seenNow(before: Seen | undefined, match: Match, number: number): Seen {
  const digest = digestOf(match);
  if (before?.digest === digest) return before;
  const now = { match, digest, changedIn: number };
  if (before === undefined || !isSameShape(before.match, match))
    return { ...now, shapeIn: number, stateIn: number, priceIn: new Map() };
  const old = new Map(movedPrices(before.match, () => true).map((each) => [priceKey(each), each.odds]));
  const moved = movedPrices(match, () => true).filter((each) => old.get(priceKey(each)) !== each.odds);
  return {
    ...now,
    shapeIn: before.shapeIn,
    stateIn: isSameState(before.match, match) ? before.stateIn : number,
    priceIn: new Map([...before.priceIn, ...moved.map((each) => [priceKey(each), number] as const)]),
  };
}

function stateOf({ match_id, state, minute, score, half_time_score: half }: Match): MovedState {
  return {
    match_id,
    state,
    ...(minute !== undefined && { minute }),
    ...(score !== undefined && { score }),
    ...(half !== undefined && { half_time_score: half }),
  };
}
