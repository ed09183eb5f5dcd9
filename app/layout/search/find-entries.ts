import { queryWords, rankWords, TYPO_RANK, wordsOf } from './match-words.ts';

export const KINDS = ['sports', 'leagues', 'teams', 'matches', 'games', 'pages'] as const;
export type Kind = (typeof KINDS)[number];

/** Something that can be found: a title, what is said beside it, and the address that it leads to. */
export interface SearchEntry {
  readonly kind: Kind;
  /** The address; two entries never lead to the same. */
  readonly to: string;
  readonly title: string;
  readonly note: string;
}

export interface FoundGroup {
  readonly kind: Kind;
  readonly entries: readonly SearchEntry[];
}

interface Indexed {
  readonly entry: SearchEntry;
  readonly title: readonly string[];
  readonly note: readonly string[];
}
export type SearchIndex = readonly Indexed[];

const MAX_EACH = 6;

/** Folds all texts once, so that a letter typed costs comparisons only. */
export function indexEntries(entries: readonly SearchEntry[]): SearchIndex {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    if (seen.has(entry.to)) return [];
    seen.add(entry.to);
    return [{ entry, title: wordsOf(entry.title), note: wordsOf(entry.note) }];
  });
}

/**
 * What answers a query, best first: groups in the order of their best entry, at most six entries each. A word of the query must be in
 * the title, the others may be in the note. Entries that need a typo are only there if no other answers.
 */
export function findEntries(index: SearchIndex, typed: string): readonly FoundGroup[] {
  const query = queryWords(typed);
  if (query.length === 0) return [];
  const ranked = index.flatMap(({ entry, title, note }) => {
    const rank = rankWords(query, title, note);
    return rank === undefined ? [] : [{ entry, rank }];
  });
  const isExact = ranked.some(({ rank }) => rank < TYPO_RANK);
  const kept = ranked.filter(({ rank }) => !isExact || rank < TYPO_RANK).sort((a, b) => a.rank - b.rank);
  const groups = new Map<Kind, SearchEntry[]>();
  for (const { entry } of kept) {
    const group = groups.get(entry.kind);
    if (group === undefined) groups.set(entry.kind, [entry]);
    else if (group.length < MAX_EACH) group.push(entry);
  }
  return [...groups].map(([kind, entries]) => ({ kind, entries }));
}
