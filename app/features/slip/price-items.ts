import type { Match } from '#contract/entities/match.ts';
import type { SportGame } from '#contract/entities/sport-game.ts';
import type { BetRequest } from '#contract/rows/place-bet.ts';
import { compareAmounts } from '#engine/money/amount.ts';
import { currentPrice } from './current-price.ts';
import { isSellable } from './is-sellable.ts';
import type { SlipItem } from './slip-item.ts';

export type AcceptOdds = BetRequest['accept_odds'];
export type MatchesByGame = Readonly<Partial<Record<SportGame, readonly Match[] | undefined>>>;

/** `unknown`: the list of its game has not been read yet. `gone`: the match or its market takes no bets any more. */
export type PickState = 'open' | 'suspended' | 'gone' | 'unknown';

/** A pick held against the list as it was last read. */
export interface PricedItem {
  /** At the odds that the player agreed to. */
  readonly item: SlipItem;
  readonly state: PickState;
  /** At the odds that it would be bet at now, by the player's choice on changes: what everything is computed with. */
  readonly bet: SlipItem;
  /** What it has become, where the player has to accept that by hand. */
  readonly moved?: SlipItem;
  readonly isLive?: boolean;
}

/** Every pick with its state and its odds now. A moved line is another bet, and is never accepted unseen. */
export function priceItems(items: readonly SlipItem[], matches: MatchesByGame, accept: AcceptOdds): PricedItem[] {
  return items.map((item): PricedItem => {
    if (!isSellable(item)) return { item, state: 'gone', bet: item };
    const list = matches[item.game];
    if (list === undefined) return { item, state: 'unknown', bet: item };
    const price = currentPrice(list, item);
    if (price.state === 'gone') return { item, state: 'gone', bet: item };
    const { state, odds, line, isLive } = price;
    const now: SlipItem = { ...item, odds, ...(item.line !== undefined && line !== undefined && { line }) };
    const order = compareAmounts(odds, item.odds);
    if (now.line !== item.line) return { item, state, bet: item, moved: now, isLive };
    if (order === 0 || accept === 'any' || (accept === 'better' && order > 0)) return { item, state, bet: now, isLive };
    return { item, state, bet: item, moved: now, isLive };
  });
}
