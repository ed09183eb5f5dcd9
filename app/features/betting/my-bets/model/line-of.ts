import type { BetMatch } from '#contract/entities';

/** The line of the picks of a market. */
export function lineOf(
  { handicap_val: handicap, total_val: total }: Pick<BetMatch, 'handicap_val' | 'total_val'>,
  kind: string,
): string | undefined {
  if (kind === 'handicap') return handicap;
  return kind === 'bs' ? total : undefined;
}
