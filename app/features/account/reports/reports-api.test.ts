import { beforeAll, expect, it } from 'vitest';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { stubPage } from '#app/test/read-hook.ts';
import './reports-api.ts';

beforeAll(() => stubPage());

it.each([
  [10, 'sports/api/v1/member/bet/statistics'],
  [27, 'sports/api/v1/member/bet/statistics'],
  [28, '3rd-game/api/v1/pg2/games/statistics'],
  [29, '3rd-game/api/v1/winfinity/games/statistics'],
])('the statistics of game %d are those of %s', async (gameId, address) => {
  const { call, asked } = upstream({});
  await call('getStatistics', { gameId, start_date: '2026-03-01', end_date: '2026-03-14' });
  expect(asked).toEqual([`GET /${address}?game_id=${gameId}&start_date=2026-03-01&end_date=2026-03-14`]);
});
