import type { MatchResult } from './score.ts';
import type { Slip, SlipMatch, SlipPick, SportGame } from './slip.ts';

/**
 * The rules in the simplest form, for tests: every line and every score is tried, fractions are bigint pairs. Shares no code with
 * the engine.
 */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export const ZERO: Fraction = { over: 0n, under: 1n };
export const plus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});
export const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under });
export const isLess = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under;

export function fraction(text: string): Fraction {
  const [whole = '0', decimals = ''] = text.split('.');
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) };
}

export function cut({ over, under }: Fraction, places: number): string {
  const digits = String((over * 10n ** BigInt(places)) / under).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

export const placesOf = (slip: Slip): number => (slip.currency === 'USDT' ? 6 : 2);

/** [match, pick] pairs for every subset of matches and choice of picks. */
export function everyLine(slip: Slip): [number, number][][] {
  const lines: [number, number][][] = [];
  for (let subset = 1; subset < 2 ** slip.matches.length; subset += 1) {
    const chosen = slip.matches.map((_, index) => index).filter((index) => Math.floor(subset / 2 ** index) % 2 === 1);
    if (!(slip.folds ?? []).includes(chosen.length)) continue;
    if (!slip.matches.every(({ banker }, index) => banker !== true || chosen.includes(index))) continue;
    let partial: [number, number][][] = [[]];
    for (const match of chosen) {
      const picks = slip.matches[match]?.picks ?? [];
      partial = partial.flatMap((line) => picks.map((_, pick): [number, number][] => [...line, [match, pick]]));
    }
    lines.push(...partial);
  }
  return lines;
}

/** A leg's factor under a result. */
export function factorOf(game: SportGame, match: SlipMatch, pick: SlipPick, result: MatchResult): Fraction {
  const [home = 0, away = 0] = result.ft.split(':').map(Number);
  const [halfHome = 0, halfAway = 0] = (result.ht ?? '0:0').split(':').map(Number);
  const side = (a: number, b: number) => (a > b ? 'w' : a < b ? 'l' : 'd');
  const odds = fraction(pick.odds);
  const isWon = (won: boolean): Fraction => (won ? odds : ZERO);
  switch (pick.market) {
    case 'wl':
      return isWon(pick.outcome === side(home, away));
    case 'handicap':
      return isWon(pick.outcome === side(home + Number(match.handicap), away));
    case 'correct_score': {
      const max = game === 'bd' ? 4 : 5;
      const isListed = home === away ? home <= 3 : Math.max(home, away) <= max && Math.min(home, away) <= 2;
      const isThreeTwo = Math.max(home, away) === 3 && Math.min(home, away) === 2;
      const name = isListed || isThreeTwo ? `${home}:${away}` : `${side(home, away)}_other`;
      return isWon(pick.outcome === name);
    }
    case 'goals':
      return isWon(pick.outcome === (home + away > 6 ? '7+' : `${home + away}`));
    case 'half':
      return isWon(pick.outcome === side(halfHome, halfAway) + side(home, away));
    case 'bs':
      return isWon((pick.outcome === 'big') === home + away > Number(match.total));
    case 'mv': {
      const [winner, range = ''] = pick.outcome.split(' ');
      const margin = winner === 'home' ? home - away : away - home;
      const [from = 0, to = Infinity] = range === '26+' ? [26] : range.split('-').map(Number);
      return isWon(margin >= from && margin <= to);
    }
    case 'up':
      return isWon(pick.outcome === (home + away >= 3 ? 't' : 'd') + ((home + away) % 2 === 1 ? 's' : 'd'));
    case 'outright':
      return ZERO;
    default: {
      const line = Number(pick.line);
      const ahead = {
        home: home - away + line,
        away: away - home + line,
        over: home + away - line,
        under: line - home - away,
      }[pick.outcome as 'home'];
      if (ahead >= 0.5) return odds;
      if (ahead === 0.25) return { over: odds.over + odds.under, under: odds.under * 2n };
      if (ahead === 0) return { over: 1n, under: 1n };
      return ahead === -0.25 ? { over: 1n, under: 2n } : ZERO;
    }
  }
}

/** A far larger square than the engine's, with half times of every kind. */
export function everyScore(game: SportGame): MatchResult[] {
  const scores: MatchResult[] = [];
  if (game === 'basketball') {
    // All totals around the arbitraries' lines (160 to 171.75, 188.5), some far away.
    for (let total = 100; total <= 230; total += 1) {
      if ((total > 104 && total < 157) || (total > 175 && total < 186) || (total > 192 && total < 226)) continue;
      for (let margin = -32; margin <= 32; margin += 1) {
        if (margin === 0 || (total + margin) % 2 !== 0) continue;
        scores.push({ ft: `${(total + margin) / 2}:${(total - margin) / 2}` });
      }
    }
    return scores;
  }
  for (let home = 0; home <= 12; home += 1) {
    for (let away = 0; away <= 12; away += 1) {
      for (const ht of ['0:0', `${home}:0`, `0:${away}`]) scores.push({ ft: `${home}:${away}`, ht });
    }
  }
  return scores;
}

const scoresOf = { soccer: everyScore('soccer'), bd: everyScore('bd'), basketball: everyScore('basketball') };

/** All scores, and each outright outcome or none. */
export function everySum(game: SportGame, match: SlipMatch): Fraction[] {
  const outrights = match.picks.filter(({ market }) => market === 'outright');
  const named = [ZERO, ...outrights.map(({ odds }) => fraction(odds))];
  const sums = new Map<string, Fraction>();
  const seen = new Set<string>();
  for (const score of scoresOf[game]) {
    const factors = match.picks.map((pick) => factorOf(game, match, pick, score));
    const key = factors.map(({ over, under }) => `${over}/${under}`).join();
    if (seen.has(key)) continue;
    seen.add(key);
    const onScore = factors.reduce(plus, ZERO);
    for (const name of named) {
      const sum = plus(onScore, name);
      sums.set(cut(sum, 8), sum);
    }
  }
  return [...sums.values()];
}

/** The payout if match i adds up to `sums[i]`; every subset of matches is one product. */
export function payoutOfSums(slip: Slip, sums: readonly Fraction[]): Fraction {
  let total = ZERO;
  for (let subset = 1; subset < 2 ** sums.length; subset += 1) {
    const chosen = sums.map((_, index) => index).filter((index) => Math.floor(subset / 2 ** index) % 2 === 1);
    if (!(slip.folds ?? []).includes(chosen.length)) continue;
    if (!slip.matches.every(({ banker }, index) => banker !== true || chosen.includes(index))) continue;
    total = plus(total, chosen.map((index) => sums[index] ?? ZERO).reduce(times, { over: 1n, under: 1n }));
  }
  return times(total, times(fraction(slip.stake), { over: BigInt(slip.multiple), under: 1n }));
}

/** bd pays 65 % of odds x stake, and the whole stake of a line of void matches. */
export const shareOf = ({ game }: Slip, isVoid = false): Fraction =>
  game === 'bd' && !isVoid ? { over: 65n, under: 100n } : { over: 1n, under: 1n };

/** The highest return: every match at its best score. */
export function slowMax(slip: Slip): string {
  const best = slip.matches.map((match) =>
    everySum(slip.game, match).reduce((one, other) => (isLess(one, other) ? other : one), ZERO),
  );
  return cut(times(payoutOfSums(slip, best), shareOf(slip)), placesOf(slip));
}

/** The highest return with void matches: tries every set of them, others at their best. */
export function slowHighest(slip: Slip): string {
  const best = slip.matches.map((match) =>
    everySum(slip.game, match).reduce((one, other) => (isLess(one, other) ? other : one), ZERO),
  );
  const stakes = slip.matches.map(({ picks }): Fraction => ({ over: BigInt(picks.length), under: 1n }));
  const { over, under } = shareOf(slip);
  let highest = ZERO;
  for (let voided = 0; voided < 2 ** best.length; voided += 1) {
    const isVoid = (at: number) => Math.floor(voided / 2 ** at) % 2 === 1;
    const all = best.map((sum, at) => (isVoid(at) ? (stakes[at] ?? ZERO) : sum));
    const back = stakes.map((stake, at) => (isVoid(at) ? stake : ZERO));
    const paid = plus(
      times(payoutOfSums(slip, all), { over, under }),
      // Lines of void matches return the rest of their stake.
      times(payoutOfSums(slip, back), { over: under - over, under }),
    );
    if (isLess(highest, paid)) highest = paid;
  }
  return cut(highest, placesOf(slip));
}

/** The payout of an ended slip: winning lines, each truncated. */
export function slowPayout(slip: Slip, results: Readonly<Record<string, MatchResult | 'void'>>): string {
  let total = ZERO;
  for (const line of everyLine(slip)) {
    const factors = line.map(([at, of]): Fraction => {
      const match = slip.matches[at];
      const pick = match?.picks[of];
      const result = match && results[match.id];
      if (match === undefined || pick === undefined || result === undefined) return ZERO;
      return result === 'void' ? { over: 1n, under: 1n } : factorOf(slip.game, match, pick, result);
    });
    const isVoid = line.every(([at]) => results[slip.matches[at]?.id ?? ''] === 'void');
    const pays = cut(times(times(factors.reduce(times), fraction(slip.stake)), shareOf(slip, isVoid)), placesOf(slip));
    total = plus(total, times(fraction(pays), { over: BigInt(slip.multiple), under: 1n }));
  }
  return cut(total, placesOf(slip));
}
