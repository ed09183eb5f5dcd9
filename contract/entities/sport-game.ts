import * as v from 'valibot';

/** Sports with the same kind of matches and bets. */
export const SportGame = v.picklist(['soccer', 'basketball', 'bd']);
export type SportGame = v.InferOutput<typeof SportGame>;

/** Kinds of market (specification, section 3). */
export const MarketKind = v.picklist(['wl', 'handicap', 'correct_score', 'goals', 'half', 'bs', 'mv', 'up']);
export type MarketKind = v.InferOutput<typeof MarketKind>;
