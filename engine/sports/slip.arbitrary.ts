import fc from 'fast-check';
import { OUTCOMES } from './markets.ts';
import type { MatchResult } from './score.ts';
import type { SettleResult } from './settle.ts';
import type { Market, Slip, SlipMatch, SlipPick, SportGame } from './slip.ts';

/** From 1.00 to 30.00. */
export const oddsText: fc.Arbitrary<string> = fc
  .integer({ min: 100, max: 3000 })
  .map((cents) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);

const HANDICAPS = ['-3', '-2', '-1', '+1', '2', '-1.5', '0.5'];
/** Also 0, where basketball's draw cannot win. */
const BASKETBALL_HANDICAPS = ['-12.5', '-7', '0', '3.5', '6'];
const TOTALS = ['160.5', '188.5'];
const ASIAN_LINES = ['-1.25', '-1', '-0.75', '-0.25', '0', '0.5', '0.75'];
const ASIAN_TOTALS = ['2', '2.25', '2.5', '2.75', '3.5'];
const BASKETBALL_ASIAN_TOTALS = ['160', '160.25', '160.5', '171.75'];

const STAKES = [
  ...['2', '0.01', '1.234567', '33.33'].map((stake) => ({ currency: 'USDT', stake })),
  ...['2', '0.01', '1.230000', '33.33'].map((stake) => ({ currency: 'BRL', stake })),
];

function pickOf(game: SportGame): fc.Arbitrary<SlipPick> {
  const markets = [...(Object.keys(OUTCOMES[game]) as Market[]), 'outright' as const];
  return fc.constantFrom(...markets).chain((market) =>
    fc.record({
      market: fc.constant(market),
      outcome: fc.constantFrom(...(OUTCOMES[game][market] ?? ['a', 'b', 'c'])),
      odds: oddsText,
      ...(market === 'asian_handicap' && { line: fc.constantFrom(...ASIAN_LINES) }),
      ...(market === 'asian_total' && {
        line: fc.constantFrom(...(game === 'basketball' ? BASKETBALL_ASIAN_TOTALS : ASIAN_TOTALS)),
      }),
    }),
  );
}

/** A match of possible, different picks. */
export function matchOf(game: SportGame, picks: number): fc.Arbitrary<Omit<SlipMatch, 'id'>> {
  const handicaps = game === 'basketball' ? BASKETBALL_HANDICAPS : HANDICAPS;
  return fc
    .record({
      handicap: fc.constantFrom(...handicaps),
      total: fc.constantFrom(...TOTALS),
      banker: fc.boolean(),
      picks: fc.uniqueArray(pickOf(game), {
        minLength: 1,
        maxLength: picks,
        selector: ({ market, outcome, line }) => `${market}:${outcome}:${line ?? ''}`,
      }),
    })
    .map((match) => ({
      ...match,
      picks: match.picks.map((pick) =>
        pick.market === 'handicap' && pick.outcome === 'd' && match.handicap.includes('.')
          ? { ...pick, outcome: 'w' }
          : pick,
      ),
    }))
    .filter(
      ({ picks }) =>
        new Set(picks.map(({ market, outcome, line }) => `${market}:${outcome}:${line ?? ''}`)).size === picks.length,
    );
}

/** A valid slip; folds are at most 3, which every market allows. */
export function slipArbitrary({
  matches = 4,
  picks = 3,
  games = ['soccer', 'bd', 'basketball'] as SportGame[],
} = {}): fc.Arbitrary<Slip> {
  return fc.constantFrom(...games).chain((game) =>
    fc
      .record({
        // No stake is finer than its currency.
        money: fc.constantFrom(...STAKES),
        multiple: fc.integer({ min: 1, max: 7 }),
        matches: fc.array(matchOf(game, picks), { minLength: 1, maxLength: matches }),
        folds: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1 }),
      })
      .map(({ matches: drawn, folds, money, ...rest }): Slip => {
        const fitting = folds.filter((fold) => fold <= drawn.length);
        const longest = Math.max(1, ...fitting);
        let bankers = 0;
        return {
          game,
          ...money,
          ...rest,
          passes: [],
          folds: fitting.length > 0 ? fitting : [1],
          matches: drawn.map((match, index) => {
            const banker = match.banker === true && bankers < longest;
            if (banker) bankers += 1;
            return { ...match, id: `m${index}`, banker };
          }),
        };
      }),
  );
}

export function resultOf(game: SportGame): fc.Arbitrary<MatchResult> {
  const max = game === 'basketball' ? 130 : 7;
  const goals = fc.integer({ min: 0, max });
  return fc
    .tuple(goals, goals, fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([home, away, first, second]) => {
      const winner = game === 'basketball' && home === away ? home + 1 : home;
      return { ft: `${winner}:${away}`, ht: `${Math.trunc(winner * first)}:${Math.trunc(away * second)}` };
    });
}

/** Any result per match; named winners for outright picks. */
export function resultsFor(slip: Slip): fc.Arbitrary<Record<string, SettleResult>> {
  const one = ({ picks, handicap }: SlipMatch): fc.Arbitrary<SettleResult> => {
    const hasNoDraw = slip.game === 'basketball' && handicap === '0';
    const winnable = picks.filter(({ market, outcome }) => !(hasNoDraw && market === 'handicap' && outcome === 'd'));
    const scored = picks.some(({ market }) => market === 'outright')
      ? fc.constantFrom(...winnable.map(({ market, outcome }) => ({ wins: [`${market}:${outcome}`] })), { wins: [] })
      : resultOf(slip.game);
    return fc.oneof(
      { weight: 8, arbitrary: scored as fc.Arbitrary<SettleResult> },
      { weight: 1, arbitrary: fc.constant('void' as const) },
      { weight: 1, arbitrary: fc.constant(undefined) },
    );
  };
  return fc
    .tuple(...slip.matches.map(one))
    .map((results) => Object.fromEntries(slip.matches.map(({ id }, index) => [id, results[index]])));
}
