/** A pass of all lines of one length has the rules' second name. */
export const pickNames = (matches: number, [fold, ...others]: readonly number[]): readonly string[] =>
  fold !== undefined && others.length === 0 && fold < matches ? [`${matches}-pick-${fold}`] : [];
