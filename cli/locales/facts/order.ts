import { readPlaceholders } from '#cli/locales/syntax/placeholders.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

/** Two values of one kind, which stand in the same order in every language: from least to most, from then to now. */
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
const BOTH = /min|max|from|start|begin|was|old|before|home|low|least|width/iu;

/** `minStake` in words: `min`, `stake`. */
const wordsOf = (name: string): readonly string[] =>
  name.split(/(?=\p{Lu})|[\s_.-]/u).map((word) => word.toLowerCase());

/** The places of the two values in the source's list of names. */
function pairsIn(names: readonly string[]): readonly (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [];
  if (!names.some((name) => BOTH.test(name))) return found;
  for (const one of names)
    for (const other of names) {
      const [ones, others] = [wordsOf(one), wordsOf(other)];
      const differ = ones.flatMap((word, at) => (word === others[at] ? [] : [at]));
      const [at] = differ;
      if (at === undefined || differ.length > 1 || ones.length !== others.length) continue;
      if (PAIRS.some(([first, second]) => ones[at] === first && others[at] === second)) found.push([one, other]);
    }
  return found;
}

/** `{{min}}` and `{{max}}` changed places. */
export function checkOrder(pair: TextPair): void {
  const { names } = pair.source.placeholders;
  if (names.length < 2 || (pair.source.pairs ??= pairsIn(names)).length === 0) return;
  const here = readPlaceholders(pair.target).names;
  for (const [one, other] of pair.source.pairs) {
    const [first, second] = [here.indexOf(one), here.indexOf(other)];
    if (first === -1 || second === -1) continue;
    // "To {{to}} from {{from}}": other languages begin with the first.
    if (first < second || names.indexOf(one) > names.indexOf(other)) continue;
    addFinding(
      pair,
      'placeholder-order',
      `{{${one}}} and {{${other}}} are in another order than in the source. Exchange them, unless your sentence says it the other way round.`,
    );
    return;
  }
}
