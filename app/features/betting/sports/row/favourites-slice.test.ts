import { expect, it } from 'vitest';
import {
  favouriteLeagueToggled,
  favouriteMatchToggled,
  favouritesRestored,
  favouritesSlice,
  type Favourites,
} from './favourites-slice.ts';

const { reducer } = favouritesSlice;
const ids = (count: number, from = 1) => Array.from({ length: count }, (_, at) => `id${at + from}`);

it('a mark is set at the end, and taken off again', () => {
  let state: Favourites = { matches: ['a', 'b'], leagues: ['x'] };
  state = reducer(state, favouriteMatchToggled('c'));
  expect(state).toEqual({ matches: ['a', 'b', 'c'], leagues: ['x'] });
  state = reducer(state, favouriteMatchToggled('b'));
  expect(state).toEqual({ matches: ['a', 'c'], leagues: ['x'] });
  state = reducer(state, favouriteLeagueToggled('a'));
  expect(state).toEqual({ matches: ['a', 'c'], leagues: ['x', 'a'] });
  expect(reducer(state, favouriteLeagueToggled('x'))).toEqual({ matches: ['a', 'c'], leagues: ['a'] });
});

it('200 matches and 100 leagues are kept, the last ones', () => {
  const full = { matches: ids(199), leagues: ids(99) };
  let state = reducer(undefined, favouritesRestored(full));
  expect(state).toEqual(full);
  state = reducer(reducer(state, favouriteMatchToggled('new')), favouriteLeagueToggled('new'));
  expect(state).toEqual({ matches: [...ids(199), 'new'], leagues: [...ids(99), 'new'] });
  state = reducer(reducer(state, favouriteMatchToggled('newer')), favouriteLeagueToggled('newer'));
  expect(state).toEqual({ matches: [...ids(198, 2), 'new', 'newer'], leagues: [...ids(98, 2), 'new', 'newer'] });
});
