import { compareAmounts } from '#engine/money';
import { type Bench, type Book } from '#cli/services/player/core/bench.ts';
import { place } from '#cli/services/player/core/place.ts';
import { type Asked, ask, type Selection, selectionsOf } from '#cli/services/player/core/slips.ts';

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
  const [one, two, three] = matches.map(selectionsOf);
  const kinds = new Map<string, Selection[]>();
  for (const each of matches.flatMap(selectionsOf))
    kinds.set(each.market.kind, [...(kinds.get(each.market.kind) ?? []), each]);
  const singles = [...kinds].flatMap(([kind, all]) => [
    ...of(`a single on ${kind}`, [all[0]], ['single']),
    ...of(`a single on ${kind}, the longest odds`, [longest(all)], ['single'], { multiple: 2 }),
  ]);
  const others = two === undefined ? [] : [one?.[0], two[0]];
  const alternatives = one?.filter(({ market }) => market === one[0]?.market).slice(0, 2) ?? [];
  return [
    ...singles,
    ...(alternatives.length < 2 ? [] : of('two selections of a market', alternatives, ['single'])),
    ...(two === undefined ? [] : of('2 strings', others, ['2-string-1'], { multiple: 3 })),
    ...(two === undefined ? [] : of('singles and 2 strings', others, ['single', '2-string-1'])),
    ...(three === undefined ? [] : of('3 strings', [...others, three[0]], ['3-string-1'])),
    ...(three === undefined || !isOurs ? [] : of('a system', [...others, three[0]], ['3-string-4'])),
    ...(three === undefined || !isOurs
      ? []
      : of('a banker', [...others, three[0]], ['2-string-1'], { bankers: [others[0]?.match.match_id ?? ''] })),
  ];
}

const longest = (all: readonly Selection[]): Selection | undefined =>
  all.toSorted((one, other) => compareAmounts(other.odds, one.odds))[0];
