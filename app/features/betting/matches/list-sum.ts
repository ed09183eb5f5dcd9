import type { Match } from '#contract/entities';
import { sumOfMatches } from '#contract/match-sum';
import { whenIdle } from '#app/ui/first/calm.ts';

/** A slow phone takes ten milliseconds for so many. */
const PART = 200;

/** The sum of a list as the contract has it, a part at a time, whenever the page has nothing else to do. Loaded when it is first needed. */
export async function sumOf(list: readonly Match[]): Promise<string> {
  let sum = sumOfMatches([]);
  for (let start = 0; start < list.length; start += PART) {
    await whenIdle();
    sum = sumOfMatches(list.slice(start, start + PART), sum);
  }
  return sum;
}
