import {
  availablePasses,
  EngineError,
  type Estimate,
  estimateSlip,
  type LineStake,
  listLines,
  type Settlement,
  settleSlip,
  type Slip,
} from '#engine';

/** What the page's fields hold: text as typed. */
export interface MatchInput {
  odds: string;
  banker: boolean;
  result: string;
}

export interface SlipInput {
  stake: string;
  currency: string;
  readonly passes: string[];
  readonly matches: MatchInput[];
}

export const CURRENCIES = ['USDT', 'BRL', 'EUR'] as const;
const OUTCOMES = ['w', 'd', 'l'] as const;
const WINNERS = ['selection 1 wins', 'selection 2 wins', 'selection 3 wins'] as const;
export const RESULTS = ['open', ...WINNERS, 'all lose', 'void'] as const;

const slipOf = ({ stake, currency, passes, matches }: SlipInput): Slip => ({
  game: 'soccer',
  currency,
  stake: stake.trim() as LineStake,
  multiple: 1,
  // A bet that fits no more, since a match was removed, is not counted.
  passes: passes.filter((pass) => availablePasses(matches.length).includes(pass)),
  matches: matches.map(({ odds, banker }, index) => ({
    id: String(index + 1),
    banker,
    picks: odds
      .split(',')
      .map((text, pick) => ({ market: 'wl', outcome: OUTCOMES[pick] ?? `selection ${pick + 1}`, odds: text.trim() })),
  })),
});

function resultOf(result: string) {
  if (result === 'open') return undefined;
  if (result === 'void') return 'void' as const;
  const winner = OUTCOMES[WINNERS.findIndex((name) => name === result)];
  return { wins: winner === undefined ? [] : [`wl:${winner}`] };
}

/** Figures of the slip, and its first lines as cells: number, selections, odds, return. */
export function compute(
  input: SlipInput,
  limit: number,
): { readonly estimate: Estimate; readonly settlement: Settlement; readonly lines: readonly (readonly string[])[] } {
  const slip = slipOf(input);
  const results = Object.fromEntries(input.matches.map(({ result }, index) => [String(index + 1), resultOf(result)]));
  const lines = listLines(slip, { offset: 0, limit }).map(({ picks, odds, payout }, index) => [
    String(index + 1),
    picks.map(({ match, odds: price }) => `${match} @ ${price}`).join(', '),
    odds,
    payout,
  ]);
  return { estimate: estimateSlip(slip), settlement: settleSlip(slip, results), lines };
}

/** What `make` returns, or the sentence of the engine's error. */
export function attempt<Value>(make: () => Value): Value | string {
  try {
    return make();
  } catch (error) {
    if (error instanceof EngineError) return error.message;
    throw error;
  }
}
