import {
  cut,
  cutTo,
  type Fraction,
  fraction,
  isLess,
  isMore,
  ONE,
  placesOf,
  plus,
  times,
  whole,
  ZERO,
} from './fraction.ts';
import { everyScore, factorOf } from './results.ts';
import { estimate, everyLine, shareOf } from './sports.ts';
import type { OracleMatch, OracleSlip } from './slip.ts';

/** How a match ends for its picks. */
interface End {
  readonly factors: readonly Fraction[];
  readonly isBack: boolean;
}

/**
 * What a bet is promised: `estimate`, with the highest return as settlement pays it. Every joint result is tried, and each line
 * cut before the multiple.
 */
export function promise(slip: OracleSlip): { readonly lines: string; readonly stake: string; readonly max: string } {
  const { lines, stake } = estimate(slip);
  const scored = slip.matches.map((match) => best(endsOf(slip.game, match)));
  const withVoid = slip.matches.map((match, at) => {
    const back: End = { factors: match.picks.map(() => ONE), isBack: true };
    const ends = [...(scored[at] ?? []), back];
    return slip.game === 'bd' ? ends : best(ends);
  });
  const places = placesOf(slip.currency);
  const [won, highest] = [scored, withVoid].map((ends) => cut(highestOf(slip, ends), places));
  const canWin = isMore(fraction(won ?? '0'), fraction(stake));
  return { lines, stake, max: (canWin ? highest : won) ?? '0' };
}

function endsOf(game: string, { picks, ...match }: OracleMatch): readonly End[] {
  const named = picks.flatMap(({ market }, at) => (market === 'outright' ? [at] : []));
  const ends = new Map<string, End>();
  for (const score of everyScore[game] ?? []) {
    for (const name of [-1, ...named]) {
      const factors = picks.map((pick, at) =>
        at === name ? fraction(pick.odds) : factorOf(game, { ...match, picks }, pick, score),
      );
      ends.set(factors.map((factor) => cut(factor, 12)).join(), { factors, isBack: false });
    }
  }
  return [...ends.values()];
}

/** Without those that another one pays at least as much in every pick. */
function best(ends: readonly End[]): readonly End[] {
  const isExceeded = (one: End, at: number) =>
    ends.some(
      ({ factors }, other) =>
        other !== at &&
        factors.every((factor, pick) => !isLess(factor, one.factors[pick] ?? ZERO)) &&
        (other < at || factors.some((factor, pick) => isMore(factor, one.factors[pick] ?? ZERO))),
    );
  return ends.filter((end, at) => !isExceeded(end, at));
}

function highestOf(slip: OracleSlip, choices: readonly (readonly End[])[]): Fraction {
  const lines = everyLine(slip);
  const places = placesOf(slip.currency);
  let joints: (readonly End[])[] = [[]];
  for (const ends of choices) joints = joints.flatMap((joint) => ends.map((end) => [...joint, end]));
  let highest = ZERO;
  for (const joint of joints) {
    let total = ZERO;
    for (const line of lines) {
      const factors = line.map(({ at, match, pick }) => joint[at]?.factors[match.picks.indexOf(pick)] ?? ZERO);
      const isBack = line.every(({ at }) => joint[at]?.isBack === true);
      const prize = times(times(fraction(slip.stake), factors.reduce(times, ONE)), shareOf(slip, isBack));
      total = plus(total, times(cutTo(prize, places), whole(slip.multiple)));
    }
    if (isMore(total, highest)) highest = total;
  }
  return highest;
}
