import { expect, it } from 'vitest';
import { BET_CALLS } from './closed.ts';

const isStopped = (address: string) => new RegExp(BET_CALLS).test(address);

it.each(['soccer/bet', 'hkmarksix/bet', 'pk10/bet'])('a closed site takes no bet: %s', (path) => {
  expect(isStopped(`/sports/api/v1/${path}`)).toBe(true);
});

it.each(['nggame/api/v1/ng', 'playcard/api/v1/ky'])('nor does it move money into a game, only out: %s', (way) => {
  expect(['in', 'out'].map((to) => isStopped(`/3rd-game/${way}/transfer_${to}`))).toEqual([true, false]);
});

it.each(['withdraw', 'soccer/mybet/7/cash_out'])('what is the player’s comes back: %s', (path) => {
  expect(isStopped(`/sports/api/v1/${path}`)).toBe(false);
});
