import type { Bet } from '#contract/entities/bet.ts';
import type { CricketBet } from '#contract/entities/cricket.ts';
import type { LotteryBet } from '#contract/entities/lottery.ts';
import type { RaceBet } from '#contract/entities/race.ts';

/** A bet of any game that is bet on here; `game` tells which. */
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
