import type { Bet, CricketBet, LotteryBet, RaceBet } from '#contract/entities';

/** A bet of any game; `game` says which. */
export type AnyBet = Bet | LotteryBet | RaceBet | CricketBet;

/** Bets on matches: the ones with passes and lines. */
export function isSportsBet(bet: AnyBet): bet is Bet {
  return 'passes' in bet;
}

export function isLotteryBet(bet: AnyBet): bet is LotteryBet {
  return 'match_id' in bet;
}

export function isRaceBet(bet: AnyBet): bet is RaceBet {
  return 'race_id' in bet;
}
