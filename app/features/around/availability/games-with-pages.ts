import { GAMES, SPORTS } from '#contract/brand';
import { isLottery, type GameName } from './availability.ts';

export const LOTTERIES = GAMES.filter(isLottery);
/**
 * Sports that fill the common slip, and the lobby of all sports. Cricket has a slip of its own, and the feed repeats their
 * matches.
 */
export const SLIP_SPORTS = ['soccer', 'basketball', 'bd'] as const satisfies readonly GameName[];
/** Games with a page of results, and with one of rules. */
export const WITH_RESULTS: readonly GameName[] = [...SPORTS, ...LOTTERIES];
export const WITH_RULES: readonly GameName[] = [...SPORTS.filter((sport) => sport !== '365sports'), ...LOTTERIES];
