import type { MarketKind } from '#contract/entities';
import type { Words } from './use-words.ts';

const SIDES: Readonly<Record<string, string>> = { w: '1', d: 'X', l: '2' };

/** The short label of an outcome: 1, X and 2 are understood everywhere. */
export function shortLabel({ t }: Words, kind: MarketKind, outcome: string): string {
  switch (kind) {
    case 'wl':
    case 'handicap':
      return SIDES[outcome] ?? outcome;
    case 'half':
      return [...outcome].map((side) => SIDES[side] ?? side).join('/');
    case 'bs':
      return t(outcome === 'big' ? 'sports:short.over' : 'sports:short.under');
    case 'mv':
      return outcome.replace(/^\w+ /, '');
    case 'correct_score':
      return outcome.endsWith('_other') ? t('sports:short.other') : outcome;
    case 'goals':
    case 'up':
      return outcome;
  }
}
