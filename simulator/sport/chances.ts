/** How likely each outcome of each market is; the outcomes of a market need not add up to 1, only to the same as ever. */
export type Chances = Readonly<Record<string, Readonly<Record<string, number>>>>;
