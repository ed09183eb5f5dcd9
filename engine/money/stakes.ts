declare const STAKE: unique symbol;

/**
 * An amount of money staked on each line of a slip: decimal text in the slip's currency. A plain text is accepted where one is expected; a
 * `TotalStake` is not, because a slip of ten lines staked at its total would cost ten times as much.
 */
export type LineStake = string & { readonly [STAKE]?: 'line' };

/** What a whole bet costs, lines x line stake x multiple: decimal text in the bet's currency. Does not compile where a `LineStake` is expected. */
export type TotalStake = string & { readonly [STAKE]?: 'total' };
