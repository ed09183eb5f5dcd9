import { baseLanguage } from '#cli/locales/language/languages.ts';
import { readPlaceholders } from '#cli/locales/syntax/placeholders.ts';
import type { OrderedPair } from '#cli/locales/texts/source-facts.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

/** Two values of one kind, in the same order in every language: from least to most, from then to now. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['min', 'max'],
  ['minimum', 'maximum'],
  ['from', 'to'],
  ['start', 'end'],
  ['begin', 'end'],
  ['was', 'now'],
  ['old', 'new'],
  ['before', 'after'],
  ['home', 'away'],
  ['low', 'high'],
  ['lower', 'upper'],
  ['least', 'most'],
  ['width', 'height'],
];
/** In `LIKE`. */
const OF_LIKE: readonly (readonly [string, string])[] = [
  ['used', 'left'],
  ['limit', 'left'],
  ['used', 'total'],
  ['current', 'total'],
  ['done', 'total'],
  ['shown', 'all'],
  ['shown', 'total'],
  ['won', 'lost'],
  ['wins', 'losses'],
  ['count', 'total'],
  ['page', 'pages'],
];
/** Languages with the sentence structure of English. */
export const LIKE: ReadonlySet<string> = new Set(
  'es pt fr it ca gl ro ru uk bg pl cs id ms vi nl sv da nb no de el'.split(' '),
);
const BOTH =
  /min|max|from|start|begin|was|old|before|home|low|least|width|used|limit|current|done|shown|won|wins|count|page/iu;

const wordsOf = (name: string): readonly string[] =>
  name.split(/(?=\p{Lu})|[\s_.-]/u).map((word) => word.toLowerCase());

/** Every language goes from the first to the second. */
const FROM_TO = /\bfrom \{\{\s*-?\s*(\w+)[^{}]*\}\} to \{\{\s*-?\s*(\w+)/iu;

/** Positions of both values in the source's names. */
function pairsIn(text: string, names: readonly string[]): readonly OrderedPair[] {
  const [, from, to] = FROM_TO.exec(text) ?? [];
  const found: OrderedPair[] = from === undefined || to === undefined ? [] : [[from, to, true]];
  if (!names.some((name) => BOTH.test(name))) return found;
  for (const one of names)
    for (const other of names) {
      const [ones, others] = [wordsOf(one), wordsOf(other)];
      const differ = ones.flatMap((word, at) => (word === others[at] ? [] : [at]));
      const [at] = differ;
      if (at === undefined || differ.length > 1 || ones.length !== others.length) continue;
      const isIn = (pairs: readonly (readonly [string, string])[]): boolean =>
        pairs.some(([first, second]) => ones[at] === first && others[at] === second);
      if (isIn(PAIRS)) found.push([one, other, true]);
      else if (isIn(OF_LIKE)) found.push([one, other, false]);
    }
  return found;
}

/** `{{min}}` and `{{max}}` in each other's place. */
export function checkOrder(pair: TextPair): void {
  const { names } = pair.source.placeholders;
  if (names.length < 2) return;
  if (pair.target.includes('}}{{')) checkRunTogether(pair);
  const pairs = (pair.source.pairs ??= pairsIn(pair.source.text, names));
  const here = readPlaceholders(pair.target).names;
  const isLike = LIKE.has(baseLanguage(pair.file.language));
  for (const [one, other, isEverywhere] of pairs) {
    if (!isEverywhere && !isLike) continue;
    const [first, second] = [here.indexOf(one), here.indexOf(other)];
    if (first === -1 || second === -1) continue;
    // "To {{to}} from {{from}}": other languages begin with the first.
    if (first < second || names.indexOf(one) > names.indexOf(other)) continue;
    reportOrder(pair, one, other);
    return;
  }
  if (here.length === names.length && here.every((name, at) => name === names[at])) return;
  const exchanged = exchangedParts(pair.source.text, pair.target);
  if (exchanged !== undefined) reportOrder(pair, ...exchanged);
}

/** `{{from}}–{{to}}` without the dash reads as one number. */
function checkRunTogether(pair: TextPair): void {
  for (const [between, one, mark, other] of pair.source.text.matchAll(BETWEEN))
    if (pair.target.replaceAll(/\s/gu, '').includes(`${one}${other}`.replaceAll(/\s/gu, ''))) {
      addFinding(
        pair,
        'placeholder-format',
        `The source writes ${between}${other}. Without "${mark}" its two values run together.`,
      );
      return;
    }
}

const BETWEEN = /(\{\{[^{}]*\}\})\s?([–—−~～→/×-])\s?(?=(\{\{[^{}]*\}\}))/gu;

function reportOrder(pair: TextPair, one: string, other: string): void {
  addFinding(
    pair,
    'placeholder-order',
    `{{${one}}} and {{${other}}} are in another order than in the source. Exchange them, unless your sentence says it the other way round.`,
  );
}

const PART = /[.:;!?。：；！？।](?=\s|$|[^\s\d])|[，、](?=.)|, /u;
const VALUE = /\{\{\s*-?\s*([^\s{},]+)[^{}]*\}\}/gu;

/** The values of each part of a text; languages keep the order of parts. */
const partsOf = (text: string): readonly (readonly string[])[] =>
  text
    .replaceAll(VALUE, (_, name: string) => `\uE000${name.replaceAll(/\W/gu, '_')}\uE000`)
    .split(PART)
    .filter((part) => part.trim() !== '')
    .map((part) => [...part.matchAll(/\uE000([^\uE000]*)\uE000/gu)].map(([, name = '']) => name));

/** Two values in each other's sentence or clause, while all others are in their own. */
function exchangedParts(source: string, target: string): readonly [string, string] | undefined {
  const [ours, theirs] = [partsOf(source), partsOf(target)];
  if (ours.length < 2 || ours.length !== theirs.length) return undefined;
  const moved = ours.flatMap((names, at) => names.filter((name) => theirs[at]?.includes(name) !== true));
  const [one, other] = moved;
  if (one === undefined || other === undefined || moved.length > 2) return undefined;
  const placeOf = (parts: readonly (readonly string[])[], name: string): number =>
    parts.findIndex((names) => names.includes(name));
  const isTurned =
    placeOf(theirs, one) === placeOf(ours, other) &&
    placeOf(theirs, other) === placeOf(ours, one) &&
    placeOf(theirs, one) !== placeOf(theirs, other);
  return isTurned ? [one, other] : undefined;
}
