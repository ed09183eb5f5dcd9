import { type Level, reaches } from '#cli/services/upstream/level.ts';

/** The most serious first, as findings are printed. */
export const CHECKS = {
  money: 'a bet takes exactly its stake, and nothing else moves money',
  access: 'a bet is read by its own player only',
  auth: 'without a valid token nothing is done',
  serverError: 'every call is answered, and none with a status of 500 or more',
  refused: 'a wrong slip is refused',
  limits: 'a bet outside the limits is refused, one at a limit is not',
  highest: 'the highest return is the engine’s',
  settled: 'a result is paid as the engine computes it',
  tickets: 'draws, races and cricket take what the engine computes',
  payments: 'a deposit has the amounts of its channel, and moves money once it is paid',
  pushes: 'what is paid is pushed to its own player',
  transfers: 'money goes to another player or out once, and back where it is rejected',
  currency: 'a wallet in another currency keeps its worth, and bets are in it',
  bet: 'a bet has the lines, stakes and selections that were sent',
  detail: 'a bet is the same in the answer, in detail and first in the list',
  myBets: 'the pages of My bets are one list, newest first',
  statement: 'each amount of the statement leads to its balance',
  statistics: 'statistics are the sums of the bets',
  lists: 'the pages of messages, results and rounds are one list, newest first',
  matches: 'the pages of matches are one list, soonest first',
  sessions: 'sign-in and refresh give a session to its own player only',
  accounts: 'a new account, its name, passwords and codes are its own player’s',
  protection: 'limits and breaks hold for as long as they were set',
  cashOut: 'a bet, or a part of it, is sold for what was quoted',
  changes: 'suspended, moved, limited and switched off is refused',
  accepted: 'a valid request is accepted',
  schema: 'answers have the documented shape',
  keys: 'a key counts once, and a deadline is kept',
  conventions: 'codes, clocks and headers are those of the contract',
} as const;
export type CheckName = keyof typeof CHECKS;

/** Checks that need this level; others always run. */
export const LEVEL_OF: Partial<Record<CheckName, Level>> = {
  keys: 'keyed',
  cashOut: 'all',
  transfers: 'all',
  protection: 'all',
  conventions: 'all',
};

export const checksAt = (level: Level): readonly CheckName[] =>
  (Object.keys(CHECKS) as CheckName[]).filter((name) => reaches(level, LEVEL_OF[name] ?? 'specification'));
