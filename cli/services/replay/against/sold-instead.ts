import { MAX_FOLD, marketMaxFold, passFolds } from '#engine/sports';
import type { SportsScenario } from '#fixtures';

type Match = SportsScenario['matches'][number];
type Result = Match['result'];

/** Markets whose outcomes take the place of an outright's, and a score that makes each of them win. The last one stands for "none of the picks". */
const STAND_INS = [
  {
    game: 'soccer',
    market: 'wl',
    scores: [
      ['w', '1:0'],
      ['d', '0:0'],
      ['l', '0:1'],
    ],
  },
  {
    game: 'bd',
    market: 'wl',
    scores: [
      ['w', '1:0'],
      ['d', '0:0'],
      ['l', '0:1'],
    ],
  },
  {
    game: 'soccer',
    market: 'goals',
    scores: [
      ['0', '0:0'],
      ['1', '1:0'],
      ['2', '1:1'],
      ['3', '2:1'],
      ['4', '2:2'],
      ['5', '3:2'],
      ['6', '3:3'],
      ['7+', '4:3'],
    ],
  },
] as const;

/**
 * The scenario with markets that upstreams sell in place of outrights: the n-th outcome of an outright becomes the n-th outcome of a
 * market with more outcomes, and the match gets the score that wins it. Lines, stake, state and legs stay the same, and the payout
 * where bd stands not in for another sport.
 *
 * @returns undefined when no market on sale has enough outcomes for such long lines
 */
export function soldInstead(scenario: SportsScenario): SportsScenario | undefined {
  const { matches } = scenario;
  if (!matches.some(({ picks }) => picks.some(({ market }) => market === 'outright'))) return scenario;
  if (!matches.every(({ picks }) => picks.every(({ market }) => market === 'outright'))) return undefined;
  const most = Math.max(...matches.map((match) => namesOf(match).length));
  // A result may be that none of the picks wins.
  const isOpen = matches.every(({ result }) => result === undefined);
  const longest = Math.max(...foldsOf(scenario));
  // bd pays 0.65 of what the others pay, so it replaces them last, and they it.
  const isOwn = ({ game }: { readonly game: string }) => (game === 'bd') === (scenario.game === 'bd');
  const found = [...STAND_INS.filter(isOwn), ...STAND_INS.filter((each) => !isOwn(each))].find(
    ({ game, market, scores }) => scores.length >= (isOpen ? most : most + 1) && marketMaxFold(game, market) >= longest,
  );
  if (found === undefined) return undefined;
  return {
    ...scenario,
    game: found.game,
    matches: matches.map((match) => {
      const names = namesOf(match);
      const outcome = (name: string) => found.scores[names.indexOf(name)]?.[0] ?? '';
      return {
        ...match,
        picks: match.picks.map((pick) => ({ ...pick, market: found.market, outcome: outcome(pick.outcome) })),
        ...(match.result !== undefined && { result: scoreFor(match.result, names, found.scores) }),
      };
    }),
  };
}

const namesOf = ({ picks }: Match): string[] => [...new Set(picks.map(({ outcome }) => outcome))];

function foldsOf({ passes = [], folds = [], matches }: SportsScenario): number[] {
  const known = passes.flatMap((pass) => {
    try {
      return [...passFolds(pass, matches.length)];
    } catch {
      // A pass that does not exist is what the upstream must refuse.
      return [];
    }
  });
  return [...known, ...folds, 1].filter((fold) => fold <= MAX_FOLD);
}

function scoreFor(
  result: NonNullable<Result>,
  names: readonly string[],
  scores: readonly (readonly [outcome: string, score: string])[],
): NonNullable<Result> {
  if (result === 'void' || !('wins' in result)) return result;
  const at = names.findIndex((name) => result.wins.includes(`outright:${name}`));
  return { ft: (at < 0 ? scores.at(-1) : scores[at])?.[1] ?? '0:0', ht: '0:0' };
}
