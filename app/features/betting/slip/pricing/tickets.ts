import type { EnteredAmount } from '#app/i18n/entered-amount.ts';
import type { SportGame } from '#contract/entities';
import type { FoldTable } from '#engine/sports';
import type { PricedItem } from './price-items.ts';
import { EMPTY_COUPON, pickKey, type SportSlip } from '#app/features/betting/slip/model/slip-item.ts';
import { chosenPasses, hasLostType } from './slip-passes.ts';

/** In the order they are shown; one bet never mixes two of them. */
export const GAMES: readonly SportGame[] = ['soccer', 'basketball', 'bd'];

/** A bet that the slip would place. */
export interface Ticket {
  /** The game of a combined bet, the pick's key of a single one. */
  readonly id: string;
  readonly game: SportGame;
  readonly priced: readonly PricedItem[];
  readonly passes: readonly string[];
  /** A type that the player chose is not possible with these picks. */
  readonly hasLostType?: boolean;
  readonly lineStake: EnteredAmount;
  /** Of a combined bet whose total was entered; `lineStake` is then the engine's share of it for each line. */
  readonly total?: EnteredAmount | undefined;
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
    const { passes: chosen, stake: lineStake, total, multiple, bankers } = coupons[game] ?? EMPTY_COUPON;
    const items = own.map(({ item }) => item);
    const matches = new Set(items.map(({ matchId }) => matchId));
    const passes = chosenPasses(game, items, chosen, folds);
    return [
      {
        id: game,
        game,
        priced: own,
        passes,
        ...(hasLostType(game, items, chosen, folds) && { hasLostType: true }),
        lineStake,
        ...(total !== undefined && { total }),
        multiple,
        bankers: bankers.filter((id) => matches.has(id)),
        folds,
      },
    ];
  });
}
