import type { RowName, Rows } from '#contract/rows.ts';
import { getAccount } from './get-account.ts';
import { getGameLimits } from './get-game-limits.ts';
import { getMember } from './get-member.ts';
import { getMyBet } from './get-my-bet.ts';
import { getOutcome } from './get-outcome.ts';
import type { Handler } from './handler.ts';
import { listAvailableGames } from './list-available-games.ts';
import { listCurrencies } from './list-currencies.ts';
import { listMatches } from './list-matches.ts';
import { listMyBets } from './list-my-bets.ts';
import { placeBet } from './place-bet.ts';
import { refreshSession } from './refresh-session.ts';
import { signIn } from './sign-in.ts';

/** Every row of the contract has its handler: one that is missing does not compile. */
export const handlers: { readonly [N in RowName]: Handler<Rows[N]> } = {
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
};
