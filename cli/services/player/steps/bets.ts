import { type Bench, type Book } from '#cli/services/player/core/bench.ts';
import { place } from '#cli/services/player/core/place.ts';
import { type Asked, ask, longest, type Selection, selectionsOf } from '#cli/services/player/core/slips.ts';

/** Singles on every market and slips of several lines, with everything readable. */
export async function checkBets(bench: Bench): Promise<void> {
  for (const book of bench.sold()) {
    const slips = slipsOf(book, bench.player.currency, bench.reaches('all'));
    await bench.each('bet', slips, async (asked) => void (await place(bench, asked)));
  }
}

function slipsOf({ game, matches, least: stake }: Book, currency: string, isOurs: boolean): readonly Asked[] {
  const of = (what: string, some: readonly (Selection | undefined)[], passes: readonly string[], more = {}) => {
    const selections = some.filter((each) => each !== undefined);
    return selections.length < some.length ? [] : [ask(what, game, selections, { passes, stake, currency, ...more })];
  };
  const [one, two, third] = matches.map(selectionsOf);
  const kinds = new Map<string, Selection[]>();
  for (const each of matches.flatMap(selectionsOf))
    kinds.set(each.market.kind, [...(kinds.get(each.market.kind) ?? []), each]);
  const singles = [...kinds].flatMap(([kind, all]) => [
    ...of(`a single on ${kind}`, [all[0]], ['single']),
    ...of(`a single on ${kind}, the longest odds`, [longest(all)], ['single'], { multiple: 2 }),
  ]);
  const pair = [one?.[0], two?.[0]];
  const three = [...pair, third?.[0]];
  const alternatives = [0, 1].map((at) => one?.filter(({ market }) => market === one[0]?.market)[at]);
  return [
    ...singles,
    ...of('two selections of a market', alternatives, ['single']),
    ...of('2 strings', pair, ['2-string-1'], { multiple: 3 }),
    ...of('singles and 2 strings', pair, ['single', '2-string-1']),
    ...of('3 strings', three, ['3-string-1']),
    ...(isOurs ? of('a system', three, ['3-string-4']) : []),
    ...(isOurs ? of('a banker', three, ['2-string-1'], { bankers: [pair[0]?.match.match_id ?? ''] }) : []),
  ];
}
