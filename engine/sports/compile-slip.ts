import { EngineError } from '../errors/engine-error.ts';
import { shown } from '../errors/shown.ts';
import { currencyPlaces } from '../money/currency.ts';
import { digitsAt, type Decimal } from '../money/decimal.ts';
import { readPrice, readStake } from '../money/priced-bet.ts';
import type { CompiledMatch, CompiledSlip } from './compiled-slip.ts';
import { marketMaxFold } from './fold-limits.ts';
import { isSportGame } from './markets.ts';
import { assertFold, foldsOfPasses } from './passes.ts';
import { pickKey, pickLine } from './pick.ts';
import type { Market, Slip, SlipMatch, SlipPick } from './slip.ts';

/**
 * Validates a slip and converts it to whole numbers. All functions that take a slip start here, so that they report the same
 * errors.
 *
 * @throws EngineError with the place in the slip: `matches[2].picks[0].odds`
 * @example
 * compileSlip({ game: 'soccer', currency: 'USDT', stake: '2', multiple: 1, passes: ['single'], matches: [
 *   { id: 'a', picks: [{ market: 'wl', outcome: 'w', odds: '0.95' }] }] })
 * // EngineError oddsBelowOne at matches[0].picks[0].odds
 */
export function compileSlip(slip: Slip): CompiledSlip {
  if (!isSportGame(slip.game)) throw new EngineError('unknownGame', 'game', `no sport is called ${shown(slip.game)}`);
  const currency = { code: slip.currency, places: slip.places };
  const stake = readStake(slip.stake, currency, 'stake');
  if (!Number.isSafeInteger(slip.multiple) || slip.multiple < 1) {
    throw new EngineError('notAWholeNumber', 'multiple', `a whole number from 1, got ${shown(slip.multiple)}`);
  }
  if (slip.matches.length === 0) throw new EngineError('noLines', 'matches', 'a slip needs a match');

  const odds = slip.matches.map((match, index) => matchOdds(match, index));
  const scale = slipScale(odds, slip.matches);
  const folds = slipFolds(slip);
  assertMarketFolds(slip, folds.at(-1) ?? 0);
  const ids = new Set<string>();
  const matches = slip.matches.map((match, index): CompiledMatch => {
    if (ids.has(match.id)) {
      throw new EngineError('duplicateMatch', `matches[${index}].id`, `${shown(match.id)} is on the slip already`);
    }
    ids.add(match.id);
    return compileMatch(slip, match, index, odds[index] ?? [], scale);
  });
  return {
    game: slip.game,
    places: currencyPlaces(currency),
    stake,
    multiple: BigInt(slip.multiple),
    folds,
    scale,
    matches,
  };
}

function matchOdds({ picks }: SlipMatch, index: number): Decimal[] {
  if (picks.length === 0) throw new EngineError('missingValue', `matches[${index}].picks`, 'a match needs a pick');
  return picks.map(({ odds }, at) => readPrice(odds, () => `matches[${index}].picks[${at}].odds`));
}

/** An Asian pick may pay half, so (odds + 1) / 2 needs one more digit. */
function slipScale(odds: readonly (readonly Decimal[])[], matches: readonly SlipMatch[]): number {
  let scale = 0;
  for (const values of odds) for (const value of values) if (value.scale > scale) scale = value.scale;
  const isAsian = ({ market }: SlipPick) => market === 'asian_handicap' || market === 'asian_total';
  return matches.some(({ picks }) => picks.some(isAsian)) ? scale + 1 : scale;
}

function slipFolds({ passes, folds = [], matches }: Slip): readonly number[] {
  const all = new Set(foldsOfPasses(passes, matches.length));
  for (const [index, fold] of folds.entries()) {
    assertFold(fold, matches.length, `folds[${index}]`);
    all.add(fold);
  }
  const bankers = matches.filter(({ banker }) => banker === true).length;
  const sorted = [...all].sort((a, b) => a - b);
  if ((sorted.at(-1) ?? 0) < Math.max(bankers, 1)) {
    throw new EngineError(
      'noLines',
      'passes',
      `no pass makes a line: ${bankers} bankers, longest line ${sorted.at(-1) ?? 0}`,
    );
  }
  return sorted;
}

function assertMarketFolds({ game, matches, maxFolds: table }: Slip, longest: number): void {
  const maxFolds = new Map<Market, number>();
  matches.forEach(({ picks }, index) => {
    picks.forEach(({ market }, at) => {
      const maxFold = maxFolds.get(market) ?? marketMaxFold(game, market, table);
      maxFolds.set(market, maxFold);
      if (longest <= maxFold) return;
      const path = `matches[${index}].picks[${at}].market`;
      throw new EngineError(
        'foldOverMarketMaximum',
        path,
        `${market} is allowed in lines of ${maxFold} at most, got ${longest}`,
      );
    });
  });
}

function compileMatch(
  slip: Slip,
  match: SlipMatch,
  index: number,
  odds: readonly Decimal[],
  scale: number,
): CompiledMatch {
  const keys = new Set<string>();
  const picks = match.picks.map((pick, at) => {
    const line = pickLine(slip.game, match, pick, index, at);
    const key = pickKey(pick, line);
    if (keys.has(key))
      throw new EngineError('duplicatePick', `matches[${index}].picks[${at}]`, `${key} is picked twice on this match`);
    keys.add(key);
    const value = odds[at] ?? { digits: 0n, scale: 0 };
    return { market: pick.market, outcome: pick.outcome, key, odds: digitsAt(value, scale), line };
  });
  return { id: match.id, banker: match.banker === true, picks };
}
