import { expect, it } from 'vitest';
import type { Match, MarketKind } from '#contract/entities';
import type { Words } from '#app/features/betting/sports/row/use-words.ts';
import { gridColumns } from './grid-columns.ts';

const words = { t: (key: string) => key } as unknown as Words;
const match = { home: 'Calder Vale', away: 'Royal Aster' } as Match;
const columns = (kind: MarketKind, ...names: readonly string[]) => {
  const outcomes = names.map((outcome) => ({ outcome, odds: '2.00', isOver: false }));
  return gridColumns(words, match, { market: { kind, status: 'open', outcomes }, outcomes }).map((column) => [
    column.title,
    ...column.outcomes.map(({ outcome }) => outcome),
  ]);
};

it('scores are in parts by who wins', () => {
  expect(columns('correct_score', '1:0', '0:0', '0:1', '10:9', '9:10', '2:2', 'w_other', 'd_other', 'l_other')).toEqual(
    [
      ['Calder Vale', '1:0', '10:9', 'w_other'],
      ['markets:wl.d', '0:0', '2:2', 'd_other'],
      ['Royal Aster', '0:1', '9:10', 'l_other'],
    ],
  );
});

it('scores that are ruled out by goals are left out', () => {
  const outcomes = ['1:0', '2:1', '0:0', '1:1', '0:1', '1:2'].map((outcome) => ({
    outcome,
    isOver: outcome.includes('0'),
  }));
  const market = { kind: 'correct_score' as const, status: 'open' as const, outcomes: [] };
  const parts = gridColumns(words, match, { market, outcomes });
  expect(parts.map((part) => part.outcomes.map(({ outcome }) => outcome))).toEqual([['2:1'], ['1:1'], ['1:2']]);
});

it('totals that goals have passed are left out', () => {
  const outcomes = ['0', '1', '2', '3', '7+'].map((outcome) => ({ outcome, isOver: outcome < '2' }));
  const market = { kind: 'goals' as const, status: 'open' as const, outcomes: [] };
  const [all] = gridColumns(words, match, { market, outcomes });
  expect(all?.outcomes.map(({ outcome }) => outcome)).toEqual(['2', '3', '7+']);
});

it('margins are in columns by side', () => {
  expect(columns('mv', 'home 1-5', 'away 1-5', 'home 26+', 'away 26+')).toEqual([
    ['Calder Vale', 'home 1-5', 'home 26+'],
    ['Royal Aster', 'away 1-5', 'away 26+'],
  ]);
});

it('the outcomes of all other markets are one group without a title', () => {
  expect(columns('goals', '0', '1', '7+')).toEqual([[undefined, '0', '1', '7+']]);
});
