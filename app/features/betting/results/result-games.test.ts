import { expect, it } from 'vitest';
import { isMatchResults, isRaceResults, resultGames, type ResultGame } from './result-games.ts';

it('a brand has the results of its own games that have any, in its order', () => {
  expect(
    resultGames({
      sports: ['cricket', '365sports', 'bd', 'soccer', 'basketball'],
      games: ['pk10', 'pgGames', 'hkmarksix', 'winfinity', 'ammarksix'],
    }),
  ).toEqual(['cricket', '365sports', 'bd', 'soccer', 'basketball', 'pk10', 'hkmarksix', 'ammarksix']);
  expect(resultGames({ sports: [], games: ['noah'] })).toEqual([]);
});

it.each<[ResultGame, boolean, boolean]>([
  ['soccer', true, false],
  ['basketball', true, false],
  ['bd', true, false],
  ['365sports', true, false],
  ['cricket', false, false],
  ['hkmarksix', false, false],
  ['pk10', false, true],
])('%s has results of matches: %s, of races: %s', (game, ofMatches, ofRaces) => {
  expect([isMatchResults(game), isRaceResults(game)]).toEqual([ofMatches, ofRaces]);
});
