import { SourceText } from '#cli/locales/texts/source-text.ts';
import type { NeighbourUses, Place } from '#cli/locales/texts/source-facts.ts';
import type { SourceNamespace } from './source-namespace.ts';

/** "Loss" and "losses" begin alike. */
const BEGINNING = 5;
const WORD = /[a-z]{3,}/gu;
/** A more frequent word, such as "the", identifies no text. */
const MAX_USES = 200;
/** Stored texts per word, and how many of the shortest are examined. */
const KEPT = 24;
const ASKED = 4;
/** Longer texts have too many other words. */
const MAX_LENGTH = 40;
/** Function words, which other languages omit. */
const SMALL = new Set(
  'the and for you your with this that from have has are was were will not can may out into all any its our now one two new but who what when where how there here they them been only also more most some than then too very just each other such about after before over under'.split(
    ' ',
  ),
);

interface Use {
  readonly place: Place;
  readonly source: SourceText;
}

/** The source texts of each word, which show how a language translates it. */
export class WordUses {
  readonly #uses = new Map<string, { count: number; readonly kept: Use[] }>();
  /** By the second text; null if there are too few. */
  readonly #ofNeighbours = new Map<SourceText, NeighbourUses | null>();

  constructor(sources: ReadonlyMap<string, SourceNamespace>) {
    for (const [namespace, { plain }] of sources)
      for (const [key, source] of plain)
        if (source instanceof SourceText) for (const word of wordsOf(source)) this.#add(word, [namespace, key], source);
  }

  #add(word: string, place: Place, source: SourceText): void {
    const known = this.#uses.get(word);
    if (known === undefined) this.#uses.set(word, { count: 1, kept: [{ place, source }] });
    else {
      known.count += 1;
      if (known.kept.length < KEPT) known.kept.push({ place, source });
    }
  }

  /** The other texts with a word that only one of two neighbours has. Computed once for all languages. */
  of(one: SourceText, other: SourceText): NeighbourUses | undefined {
    let uses = this.#ofNeighbours.get(other);
    if (uses === undefined) {
      const [ones, others] = [this.#only(one, other), this.#only(other, one)];
      uses = ones.length < MIN_TEXTS || others.length < MIN_TEXTS ? null : { ones, others };
      this.#ofNeighbours.set(other, uses);
    }
    return uses ?? undefined;
  }

  #only(one: SourceText, other: SourceText): readonly Place[] {
    if (one.text.length > MAX_LENGTH || other.text.length > MAX_LENGTH) return [];
    const [ones, others] = [wordsOf(one), wordsOf(other)];
    const its = [...others].filter((word) => !ones.has(word));
    const found = [...ones]
      .filter((word) => !others.has(word))
      .map((word) => this.#uses.get(word))
      .filter((known) => known !== undefined && known.count > 1 && known.count <= MAX_USES)
      .sort((a, b) => (a?.count ?? 0) - (b?.count ?? 0))
      .map((known) =>
        (known?.kept ?? [])
          .filter(({ source }) => source !== one && source.text !== one.text && source.text.length <= MAX_LENGTH)
          .filter(({ source }) => !its.some((word) => wordsOf(source).has(word))),
      )
      .find((uses) => uses.length > 0);
    return (found ?? [])
      .sort((a, b) => a.source.text.length - b.source.text.length)
      .slice(0, ASKED)
      .map(({ place }) => place);
  }
}

function wordsOf(source: SourceText): ReadonlySet<string> {
  return (source.wordBeginnings ??= new Set(
    (source.lower.match(WORD) ?? []).filter((word) => !SMALL.has(word)).map((word) => word.slice(0, BEGINNING)),
  ));
}

const LETTERS = /[\p{L}\p{M}]{4,}/gu;
const SIGNS = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー]{2,}/gu;
const HAS_SIGNS = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Beginnings of the longer words; for Chinese, Japanese and Korean all pairs of characters. */
function partsOf(lower: string): readonly string[] {
  if (!HAS_SIGNS.test(lower)) return (lower.match(LETTERS) ?? []).map((word) => word.slice(0, BEGINNING));
  return (lower.match(SIGNS) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
}

/** Whether two neighbours use each other's words: "network" with what means "service" everywhere else. */
export function areSaidOtherwise(
  one: string,
  other: string,
  { ones, others }: NeighbourUses,
  textAt: (place: Place) => string | null,
): boolean {
  const mine = partsOf(one).filter((part) => !other.includes(part));
  if (mine.length === 0) return false;
  const own = textsAt(ones, textAt);
  if (isSaid(mine, own)) return false;
  const its = partsOf(other).filter((part) => !one.includes(part));
  if (its.length === 0) return false;
  const next = textsAt(others, textAt);
  if (isSaid(its, next) || own.length < MIN_TEXTS || next.length < MIN_TEXTS) return false;
  return isAlwaysSaid(its, own) && isAlwaysSaid(mine, next);
}

/** Below that, one may be wrong itself. */
const MIN_TEXTS = 2;

const textsAt = (places: readonly Place[], textAt: (place: Place) => string | null): readonly string[] =>
  places.flatMap((place) => textAt(place)?.toLowerCase() ?? []);

const isSaid = (parts: readonly string[], texts: readonly string[]): boolean =>
  texts.some((text) => parts.some((part) => text.includes(part)));

const isAlwaysSaid = (parts: readonly string[], texts: readonly string[]): boolean =>
  parts.some((part) => texts.every((text) => text.includes(part)));
