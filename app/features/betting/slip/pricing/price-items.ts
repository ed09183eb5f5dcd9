import type { Match, SportGame } from '#contract/entities';
import { compareAmounts } from '#engine/money';
import { currentPrice, type LegWhen } from './current-price.ts';
import { isSellable } from './is-sellable.ts';
import { afterRefusal, type RefusedPrices } from './refused-prices.ts';
import type { AcceptOdds } from './to-engine-slip.ts';
import { pickKey, type SlipItem } from '#app/features/betting/slip/model/slip-item.ts';

export type { LegWhen };

export type MatchesByGame = Readonly<Partial<Record<SportGame, readonly Match[] | undefined>>>;

/** `unknown`: the list of its game has not been read yet. `gone`: the match or its market takes no bets any more. */
export type PickState = 'open' | 'suspended' | 'gone' | 'unknown';

/** A pick compared with the last list. */
export interface PricedItem {
  /** At the odds that the player accepted. */
  readonly item: SlipItem;
  readonly state: PickState;
  /**
   * At the current odds. Everything is computed with these, so that no return is shown that the upstream no longer
   * pays. While the pick is `moved`, nothing can be placed.
   */
  readonly bet: SlipItem;
  /** The pick with its new odds or line, if the player has to accept them. */
  readonly moved?: SlipItem;
  /** Unknown until the list has been read. */
  readonly when?: LegWhen;
}

/** Whether the handicap or total of a pick has moved: it is another bet then. */
export const isLineMoved = ({ item, moved }: Pick<PricedItem, 'item' | 'moved'>): boolean =>
  moved !== undefined && moved.line !== item.line;

/** Every pick with its state and its current odds. A changed line is another bet, and never accepted automatically. */
export function priceItems(
  items: readonly SlipItem[],
  matches: MatchesByGame,
  accept: AcceptOdds,
  refused: RefusedPrices = new Map(),
): PricedItem[] {
  return items.map((item): PricedItem => {
    if (!isSellable(item)) return { item, state: 'gone', bet: item };
    const list = matches[item.game];
    if (list === undefined) return { item, state: 'unknown', bet: item };
    const price = currentPrice(list, item);
    if (price.state === 'gone') return { item, state: 'gone', bet: item };
    const { state, when } = price;
    const { odds, line } = afterRefusal(refused, pickKey(item), price);
    const now: SlipItem = { ...item, odds, ...(item.line !== undefined && line !== undefined && { line }) };
    const order = compareAmounts(odds, item.odds);
    if (now.line !== item.line) return { item, state, bet: now, moved: now, when };
    if (order === 0 || accept === 'any' || (accept === 'better' && order > 0)) return { item, state, bet: now, when };
    return { item, state, bet: now, moved: now, when };
  });
}
