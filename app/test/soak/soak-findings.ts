import type { SoakReport } from './run-soak.ts';

/** Against the first reading: by then everything has been loaded once. */
export const GROWTH_MAX = 1.1;
/** A player who gives up this often has tested nothing. */
const GIVEN_UP_MAX = 0.5;

/** What is wrong with a soak, in sentences; nothing when it was sound. */
export function soakFindings({ marks, presses, faults, differences, givenUp }: SoakReport): readonly string[] {
  const [first, ...later] = marks;
  const grown = later.flatMap((mark) =>
    (['bytes', 'nodes', 'listeners'] as const)
      .filter((name) => first !== undefined && mark[name] > first[name] * GROWTH_MAX)
      .map((name) => `minute ${mark.minute}: ${name} grew from ${first?.[name]} to ${mark[name]}`),
  );
  const accepted = presses.filter(({ shown }) => shown === 'accepted').length;
  return [
    ...grown,
    ...faults.map((fault) => `the page: ${fault}`),
    ...differences.map((difference) => `the books: ${difference}`),
    ...(accepted === 0 ? ['nothing was ever accepted: this was no soak'] : []),
    ...(givenUp.length > (presses.length + givenUp.length) * GIVEN_UP_MAX
      ? [`${givenUp.length} deeds were given up, ${presses.length} were done`]
      : []),
  ];
}
