import { cut, dividedBy, fraction, type Fraction, minus, ONE, placesOf, plus, times, whole, ZERO } from './fraction.ts';
import { everyLine, shareOf } from './sports.ts';
import type { OracleSlip } from './slip.ts';

export interface CashOutLeg {
  readonly state: 'won' | 'lost' | 'void' | 'open';
  readonly placed: string;
  readonly live?: string | undefined;
}

/** Design, "Cash-out": a margin of 4 %. */
const MARGIN = fraction('0.04');

/**
 * Per line: stake x (P live / P placed) x (1 - margin)^(open legs + 1); the sum is cut once. A probability is one over its odds;
 * a won or void leg is certain, a lost leg makes the line worthless, a void leg has odds 1. A bd line is worth what it pays:
 * 0.65, or the returned stake.
 */
export function cashOut(slip: OracleSlip, legs: readonly CashOutLeg[]): string {
  const keep = minus(ONE, MARGIN);
  const legOf = new Map<string, CashOutLeg>();
  let next = 0;
  for (const [at, { picks }] of slip.matches.entries())
    for (const pick of picks)
      legOf.set(`${at} ${pick.market} ${pick.outcome} ${pick.line ?? ''}`, legs[next++] as CashOutLeg);
  let total = ZERO;
  for (const line of everyLine(slip)) {
    const own = line.map(({ at, pick }) => legOf.get(`${at} ${pick.market} ${pick.outcome} ${pick.line ?? ''}`));
    const isBack = own.every((leg) => leg?.state === 'void');
    let worth: Fraction = times(keep, shareOf(slip, isBack));
    for (const leg of own) {
      if (leg === undefined || leg.state === 'lost') worth = ZERO;
      else if (leg.state === 'won') worth = times(worth, fraction(leg.placed));
      else if (leg.state === 'open')
        worth = times(times(worth, keep), dividedBy(fraction(leg.placed), fraction(leg.live ?? '1')));
    }
    total = plus(total, worth);
  }
  return cut(times(total, times(fraction(slip.stake), whole(slip.multiple))), placesOf(slip.currency));
}
