import type { ParseKeys } from 'i18next';
import type { SlipItem } from './slip-item.ts';

/** The text of a pick's outcome: win/draw/lose is told from the home side's view. */
export function outcomeKey({ kind, outcome }: Pick<SlipItem, 'kind' | 'outcome'>): ParseKeys<'shell'> | undefined {
  if (kind !== 'wl') return undefined;
  if (outcome === 'w') return 'outcome.home';
  if (outcome === 'd') return 'outcome.draw';
  return outcome === 'l' ? 'outcome.away' : undefined;
}
