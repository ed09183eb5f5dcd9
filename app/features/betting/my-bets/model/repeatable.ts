import type { Bet, CricketBet } from '#contract/entities';
import { addAmounts } from '#engine/money';
import type { SharedBet } from '#app/features/betting/slip/index.ts';
import { isLotteryBet, isRaceBet, isSportsBet, type AnyBet } from './any-bet.ts';
import { lineOf } from './line-of.ts';

/** A bet as the slip takes it. */
export interface Repeatable {
  readonly bet: SharedBet;
  readonly currency: string;
  /** All of its matches are over. */
  readonly isOver: boolean;
}

/** What the slip needs to repeat or share a bet, at the odds it was taken at. Undefined for a bet on a draw or a race: the slip takes none. */
export function repeatable(bet: AnyBet): Repeatable | undefined {
  if (isLotteryBet(bet) || isRaceBet(bet)) return undefined;
  return isSportsBet(bet) ? ofMatches(bet) : ofCricket(bet);
}

function ofMatches({ game, passes, multiple, matches, stake, currency, parts = [] }: Bet): Repeatable {
  const items = matches.flatMap((match) =>
    match.picks.map(({ kind, outcome, odds }) => {
      const { match_id: matchId, home, away, league, start_time: startTime } = match;
      const line = lineOf(match, kind);
      const pick = { game, matchId, home, away, league, startTime, market: kind, outcome, odds };
      return { ...pick, ...(line !== undefined && { line }) };
    }),
  );
  // As it was placed: before parts of it were sold.
  const placed = [stake, ...parts.map((part) => part.stake)].reduce(addAmounts);
  const bankers = matches.filter(({ banker }) => banker === true).map(({ match_id }) => match_id);
  return {
    bet: { bet: { items, coupon: { passes, stake: placed, multiple: String(multiple), bankers } } },
    currency,
    isOver: matches.every(({ state }) => state !== 'scheduled' && state !== 'live'),
  };
}

function ofCricket({ matchId, home, away, bets, currency }: CricketBet): Repeatable {
  const picks = Object.entries(bets).map(([id, { categoryLabel, slipLabel, odd, amount }]) => ({
    id,
    categoryLabel,
    slipLabel,
    odd,
    typed: amount,
  }));
  const isOver = Object.values(bets).every(({ result }) => result !== 'open');
  return { bet: { cricket: { matchId, home, away, picks } }, currency, isOver };
}
