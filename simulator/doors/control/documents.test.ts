import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FOLD_TABLES, marketMaxFold } from '#engine/sports';

it('the document names the longest lines that the specification has, and those of bd', () => {
  const row = readFileSync('docs/qa/simulator-control.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('| POST folds'));
  const longest = (game: 'soccer' | 'bd', market: 'wl' | 'handicap' | 'goals' | 'half' | 'up' | 'correct_score') =>
    marketMaxFold(game, market, FOLD_TABLES.specification);
  expect(row).toContain(`the default: ${longest('soccer', 'correct_score')}`);
  expect(row).toContain(`a correct score ${longest('bd', 'correct_score')}, others ${longest('bd', 'goals')}`);
  expect(row).toContain(`winner and handicap ${longest('bd', 'wl')}`);
});
