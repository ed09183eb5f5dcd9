import { getAccount } from './rows/get-account.ts';
import { getGameLimits } from './rows/get-game-limits.ts';
import { getMember } from './rows/get-member.ts';
import { getMyBet } from './rows/get-my-bet.ts';
import { getOutcome } from './rows/get-outcome.ts';
import { listAvailableGames } from './rows/list-available-games.ts';
import { listCurrencies } from './rows/list-currencies.ts';
import { listMatches } from './rows/list-matches.ts';
import { listMyBets } from './rows/list-my-bets.ts';
import { placeBet } from './rows/place-bet.ts';
import { refreshSession } from './rows/refresh-session.ts';
import { signIn } from './rows/sign-in.ts';

/**
 * Every call, by name: what the simulator must serve and the documents list. The app imports single rows instead
 * (`#contract/rows/place-bet.ts`), so that a screen loads only the schemas it uses.
 */
export const rows = {
  signIn,
  refreshSession,
  getMember,
  getAccount,
  getOutcome,
  listCurrencies,
  getGameLimits,
  listAvailableGames,
  listMatches,
  placeBet,
  listMyBets,
  getMyBet,
} as const;

export type Rows = typeof rows;
export type RowName = keyof Rows;
