import { expect, it } from 'vitest';
import { isLobbySport, LOBBY_PATHS, LOBBY_SPORTS } from './lobby-sports.ts';

it('each lobby has its own address', () => {
  expect(LOBBY_PATHS).toEqual({
    all: '/sport/all',
    soccer: '/sport/soccer',
    basketball: '/sport/basketball',
    bd: '/sport/bd',
    '365sports': '/sport/365sports',
  });
  expect(LOBBY_SPORTS).toEqual(['soccer', 'basketball', 'bd', '365sports']);
});

it.each([
  ['soccer', true],
  ['365sports', true],
  ['cricket', false],
  ['all', false],
  ['', false],
])('“%s” is a sport with a lobby: %s', (name, is) => {
  expect(isLobbySport(name)).toBe(is);
});
