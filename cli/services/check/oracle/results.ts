import { fraction, type Fraction, ONE, plus, times, ZERO } from './fraction.ts';
import type { OracleMatch, OraclePick, Result } from './slip.ts';

export interface Score {
  readonly ft: string;
  readonly ht?: string | undefined;
}

const HALF: Fraction = { over: 1n, under: 2n };
const side = (a: number, b: number) => (a > b ? 'w' : a < b ? 'l' : 'd');
/** Parsed once: basketball has thousands of scores. */
const pairs = new Map<string, readonly [number, number]>();
function pairOf(text: string): readonly [number, number] {
  const known = pairs.get(text);
  if (known) return known;
  const [home = 0, away = 0] = text.split(':').map(Number);
  pairs.set(text, [home, away]);
  return [home, away];
}
const prices = new Map<string, Fraction>();
function priceOf(text: string): Fraction {
  const price = prices.get(text) ?? fraction(text);
  prices.set(text, price);
  return price;
}

/** The factor of a pick under a score: its odds, 0, or for Asian lines half of either. */
export function factorOf(game: string, match: OracleMatch, pick: OraclePick, { ft, ht = '0:0' }: Score): Fraction {
  const [home, away] = pairOf(ft);
  const [halfHome, halfAway] = pairOf(ht);
  const odds = priceOf(pick.odds);
  const whether = (isWon: boolean) => (isWon ? odds : ZERO);
  switch (pick.market) {
    case 'wl':
      return whether(pick.outcome === side(home, away));
    case 'handicap':
      return whether(pick.outcome === side(home + Number(match.handicap), away));
    case 'correct_score':
      return whether(pick.outcome === scoreName(game, home, away));
    case 'goals':
      return whether(pick.outcome === (home + away >= 7 ? '7+' : String(home + away)));
    case 'half':
      return whether(pick.outcome === side(halfHome, halfAway) + side(home, away));
    case 'bs':
      return whether(pick.outcome === (home + away > Number(match.total) ? 'big' : 'small'));
    case 'mv':
      return whether(pick.outcome === marginName(home - away));
    case 'up':
      return whether(pick.outcome === (home + away >= 3 ? 't' : 'd') + ((home + away) % 2 === 1 ? 's' : 'd'));
    case 'asian_handicap':
      return asian(odds, (pick.outcome === 'home' ? home - away : away - home) + Number(pick.line));
    case 'asian_total':
      return asian(odds, (home + away - Number(pick.line)) * (pick.outcome === 'over' ? 1 : -1));
    default:
      return ZERO;
  }
}

/** Soccer lists 5:0 to 5:2, bd does not; other scores belong to one of three "others". */
function scoreName(game: string, home: number, away: number): string {
  const [high, low] = [Math.max(home, away), Math.min(home, away)];
  const isListed =
    home === away ? home <= 3 : high <= 2 || (high === 3 && low <= 2) || (low <= 2 && high <= (game === 'bd' ? 4 : 5));
  return isListed ? `${home}:${away}` : `${side(home, away)}_other`;
}

function marginName(margin: number): string {
  const by = Math.abs(margin);
  const bucket = by > 25 ? '26+' : `${Math.floor((by - 1) / 5) * 5 + 1}-${Math.floor((by - 1) / 5) * 5 + 5}`;
  return `${margin > 0 ? 'home' : 'away'} ${bucket}`;
}

/** A quarter line is two bets of half the stake on the neighbouring half lines. */
function asian(odds: Fraction, ahead: number): Fraction {
  const half = (by: number) => (by > 0 ? odds : by === 0 ? ONE : ZERO);
  const isQuarter = !Number.isInteger(ahead * 2);
  return isQuarter ? times(HALF, plus(half(ahead - 0.25), half(ahead + 0.25))) : half(ahead);
}

/** The factor under any result: 1 if void, undefined while open. */
export function factorUnder(
  game: string,
  match: OracleMatch,
  pick: OraclePick,
  result: Result | undefined,
): Fraction | undefined {
  if (result === undefined) return undefined;
  if (result === 'void') return ONE;
  if ('wins' in result) return result.wins.includes(`${pick.market}:${pick.outcome}`) ? fraction(pick.odds) : ZERO;
  return factorOf(game, match, pick, result);
}

/**
 * All kinds of scores: 0:0 to 12:12 with each possible side leading at half time; in basketball every margin to 40 at every total
 * from 100 to 260. A side that does not score never leads at half time.
 */
export const everyScore: Readonly<Record<string, readonly Score[]>> = {
  soccer: footballScores(),
  bd: footballScores(),
  basketball: basketballScores(),
};

function footballScores(): Score[] {
  const scores: Score[] = [];
  for (let home = 0; home <= 12; home += 1)
    for (let away = 0; away <= 12; away += 1) {
      scores.push({ ft: `${home}:${away}`, ht: '0:0' });
      if (home > 0) scores.push({ ft: `${home}:${away}`, ht: '1:0' });
      if (away > 0) scores.push({ ft: `${home}:${away}`, ht: '0:1' });
    }
  return scores;
}

function basketballScores(): Score[] {
  const scores: Score[] = [];
  for (let total = 100; total <= 260; total += 1)
    for (let margin = -40; margin <= 40; margin += 1)
      if (margin !== 0 && (total + margin) % 2 === 0)
        scores.push({ ft: `${(total + margin) / 2}:${(total - margin) / 2}` });
  return scores;
}
