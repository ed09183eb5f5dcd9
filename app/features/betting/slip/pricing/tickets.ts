import type { SportGame } from '#contract/entities';
import type { FoldTable } from '#engine/sports';
import type { PricedItem } from './price-items.ts';
import { EMPTY_COUPON, pickKey, type SportSlip } from '#app/features/betting/slip/model/slip-item.ts';
import { chosenPasses } from './slip-passes.ts';

/** In the order they are shown; one bet never mixes two of them. */
export const GAMES: readonly SportGame[] = ['soccer', 'basketball', 'bd'];

/** A bet that the slip would place. */
export interface Ticket {
  /** The game of a combined bet, the pick's key of a single one. */
  readonly id: string;
  readonly game: SportGame;
  readonly priced: readonly PricedItem[];
  readonly passes: readonly string[];
  /** As typed. */
  readonly lineStake: string;
  readonly multiple: string;
  readonly bankers: readonly string[];
  /** The brand's bounds of lines. */
  readonly folds?: FoldTable;
}

/** The bets of a slip: with `singles` one of each pick, else one of each game. */
export function ticketsOf(
  { mode, coupons, stakes }: SportSlip,
  priced: readonly PricedItem[],
  folds: FoldTable = {},
): readonly Ticket[] {
  if (mode === 'singles') {
    return GAMES.flatMap((game) => priced.filter(({ item }) => item.game === game)).map((each): Ticket => {
      const id = pickKey(each.item);
      const { game } = each.item;
      const single = { passes: ['single'], multiple: '1', bankers: [], folds };
      return { id, game, priced: [each], lineStake: stakes[id] ?? '', ...single };
    });
  }
  return GAMES.flatMap((game): Ticket[] => {
    const own = priced.filter(({ item }) => item.game === game);
    if (own.length === 0) return [];
    const { passes, stake: lineStake, multiple, bankers } = coupons[game] ?? EMPTY_COUPON;
    const items = own.map(({ item }) => item);
    const matches = new Set(items.map(({ matchId }) => matchId));
    return [
      {
        id: game,
        game,
        priced: own,
        passes: chosenPasses(game, items, passes, folds),
        lineStake,
        multiple,
        bankers: bankers.filter((id) => matches.has(id)),
        folds,
      },
    ];
  });
}
