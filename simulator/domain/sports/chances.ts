/** Weights of each market's outcomes; only ratios matter. */
export type Chances = Readonly<Record<string, Readonly<Record<string, number>>>>;
