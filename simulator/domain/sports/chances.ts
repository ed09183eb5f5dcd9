/** Weights of the outcomes of each market; only their ratios matter. */
export type Chances = Readonly<Record<string, Readonly<Record<string, number>>>>;
