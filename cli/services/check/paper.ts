import { cut, everyLine, factorOf, fraction, type Fraction, placesOf, plus, times, ZERO } from '#engine/testing';
import type { SettleResult, Slip } from '#engine/sports';

/** Settles a slip line by line in fractions, without any code of the engine. */
export function onPaper(slip: Slip, results: Readonly<Record<string, SettleResult>>) {
  const one: Fraction = { over: 1n, under: 1n };
  const multiple: Fraction = { over: BigInt(slip.multiple), under: 1n };
  const lines = everyLine(slip);
  let payout = ZERO;
  for (const line of lines) {
    let prize: Fraction | undefined = one;
    for (const [match, pick] of line) {
      const factor = factorOn(slip, match, pick, results);
      prize = factor && prize && times(prize, factor);
    }
    if (prize === undefined) continue;
    const paid = fraction(cut(times(prize, fraction(slip.stake)), placesOf(slip)));
    payout = plus(payout, times(paid, multiple));
  }
  const count: Fraction = { over: BigInt(lines.length), under: 1n };
  return {
    lines: String(lines.length),
    stake: cut(times(times(count, fraction(slip.stake)), multiple), placesOf(slip)),
    payout: cut(payout, placesOf(slip)),
  };
}

/** Undefined while the match is open. */
function factorOn(
  slip: Slip,
  match: number,
  pick: number,
  results: Readonly<Record<string, SettleResult>>,
): Fraction | undefined {
  const on = slip.matches[match];
  const picked = on?.picks[pick];
  if (on === undefined || picked === undefined) return undefined;
  const result = results[on.id];
  if (result === undefined) return undefined;
  if (result === 'void') return { over: 1n, under: 1n };
  if ('wins' in result)
    return result.wins.includes(`${picked.market}:${picked.outcome}`) ? fraction(picked.odds) : ZERO;
  return factorOf(slip.game, on, picked, result);
}
