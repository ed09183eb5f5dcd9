import type { FoldTable, Market, SportGame } from './slip.ts';

/** Specification section 9: "Parlay max 15 strings". */
export const MAX_FOLD = 15;

/**
 * The trade's bounds, from the rules of the Chinese sports lottery: a mixed line is limited by its most restricted market
 * (soccer: win/draw/lose and handicap 8, goals 6, correct score and half/full 4; basketball 8, winning margin 4; single-match
 * lottery: win/draw/lose 15, correct score 3, others 6). Outrights and Asian lines are not part of it and are bounded only by 15.
 */
const TRADE: FoldTable = {
  soccer: { wl: 8, handicap: 8, goals: 6, correct_score: 4, half: 4 },
  basketball: { wl: 8, handicap: 8, bs: 8, mv: 4 },
  bd: { wl: 15, handicap: 15, goals: 6, half: 6, up: 6, correct_score: 3 },
};

/**
 * Bounds by name, as in a brand. `specification` (section 5: "single match plus 2 to 15 strings of 1") bounds no market of soccer
 * and basketball; for bd, which it does not mention, the trade's apply.
 */
export const FOLD_TABLES = { specification: { bd: TRADE.bd ?? {} }, trade: TRADE } as const satisfies Record<
  string,
  FoldTable
>;

/**
 * The longest line for picks of this market.
 *
 * @param table the brand's bounds; those of the trade when left out
 * @example marketMaxFold('soccer', 'goals') // 6
 * @example marketMaxFold('soccer', 'goals', FOLD_TABLES.specification) // 15
 */
export function marketMaxFold(game: SportGame, market: Market, table: FoldTable = TRADE): number {
  // A name may come from outside: `toString` is no key.
  const limits: { readonly [Kind in Market]?: number | undefined } =
    (Object.hasOwn(table, game) ? table[game] : undefined) ?? {};
  return (Object.hasOwn(limits, market) ? limits[market] : undefined) ?? MAX_FOLD;
}
