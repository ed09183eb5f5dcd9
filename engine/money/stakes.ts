declare const STAKE: unique symbol;

/**
 * A stake on each line of a slip: decimal text in its currency. Plain text is accepted too, but no `TotalStake`: a ten-line slip
 * staked at its total would cost ten times as much.
 */
export type LineStake = string & { readonly [STAKE]?: 'line' };

/** Cost of a whole bet (lines x line stake x multiple): decimal text. Does not compile where a `LineStake` is expected. */
export type TotalStake = string & { readonly [STAKE]?: 'total' };
