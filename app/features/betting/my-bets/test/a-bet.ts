import fc from 'fast-check';
import type { Bet, BetMatch } from '#contract/entities';

const AT = '2026-03-14T12:00:00.000Z';

/** A bet on the home wins of some matches. */
export function aBet(over: Partial<Bet> = {}): Bet {
  return {
    bet_id: 'bet-1',
    game: 'soccer',
    passes: ['single'],
    stake: '10',
    multiple: 1,
    lines: '1',
    bet_amount: '10',
    currency: 'USDT',
    max_payout: '20',
    status: 1,
    payout: '0',
    bonus_amount: '0',
    placed_at: AT,
    matches: [aMatch('m1', [{ odds: '2.00', result: 'open' }])],
    ...over,
  };
}

type Result = BetMatch['picks'][number]['result'];

export function aMatch(id: string, picks: readonly { readonly odds: string; readonly result: Result }[]): BetMatch {
  const outcomes = ['w', 'd', 'l'];
  return {
    match_id: id,
    league: 'League',
    home: `Home ${id}`,
    away: `Away ${id}`,
    start_time: AT,
    state: 'finished',
    picks: picks.map(({ odds, result }, index) => ({ kind: 'wl', outcome: outcomes[index] ?? 'w', odds, result })),
  };
}

/** An open bet of three lines of 10.00 BRL: two singles and a double. */
export const anOpenDouble = (): Bet =>
  aBet({
    currency: 'BRL',
    stake: '10.00',
    bet_amount: '30.00',
    lines: '3',
    passes: ['single', '2-string-1'],
    matches: [aMatch('m1', [{ odds: '2.00', result: 'open' }]), aMatch('m2', [{ odds: '3.00', result: 'open' }])],
  });

const odds = fc
  .integer({ min: 101, max: 2_000 })
  .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);

/** The picks of a match as one result leaves them: all void, or one won at most, or all open. */
const picks = fc
  .tuple(fc.array(odds, { minLength: 1, maxLength: 3 }), fc.constantFrom('void', 'open', 0, 1, 2))
  .map(([each, end]) =>
    each.map((price, index) => ({
      odds: price,
      result: typeof end === 'string' ? (end as 'void' | 'open') : index === end ? ('won' as const) : ('lost' as const),
    })),
  );

/** Bets of every shape: one to four matches with one to three picks each, and passes that they can have. */
export const anyBet: fc.Arbitrary<Bet> = fc
  .tuple(
    fc.array(picks, { minLength: 1, maxLength: 4 }),
    fc.integer({ min: 1, max: 15 }),
    fc.integer({ min: 1, max: 3 }),
  )
  .map(([matches, folds, multiple]) => {
    const chosen = matches.flatMap((_, index) => ((folds >> index) % 2 === 1 ? [index + 1] : []));
    const passes = (chosen.length === 0 ? [1] : chosen).map((fold) => (fold === 1 ? 'single' : `${fold}-string-1`));
    return aBet({ passes, multiple, stake: '3', matches: matches.map((each, index) => aMatch(`m${index}`, each)) });
  });
