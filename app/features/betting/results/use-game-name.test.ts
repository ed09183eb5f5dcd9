import { expect, it } from 'vitest';
import { valueOf } from '#app/test/markup/value-of.ts';
import type { ResultGame } from './result-games.ts';
import { useGameName } from './use-game-name.ts';

it.each<[ResultGame, string]>([
  ['365sports', '365 Sports'],
  ['soccer', 'Soccer'],
  ['bd', 'BD soccer'],
  ['cricket', 'Cricket'],
  ['ammarksix', 'Macau Mark Six'],
  ['pk10', 'PK10 racing'],
])('the results of %s are called “%s”', (game, name) => {
  expect(valueOf(useGameName)(game)).toBe(name);
});
