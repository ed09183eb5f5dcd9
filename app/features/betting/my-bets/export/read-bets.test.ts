// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { upstream } from '#app/features/money/wallet/test-upstream.ts';
import { aBet } from '#app/features/betting/my-bets/test/a-bet.ts';
import { readBets } from './read-bets.ts';

const bets = (game: 'soccer' | 'basketball', count: number) => (query: URLSearchParams) => {
  const start = Number(query.get('start'));
  const page = Math.min(Number(query.get('limit')), count - start);
  const at = (index: number) => new Date(Date.UTC(2026, 2, 14) - (start + index) * 60_000).toISOString();
  return {
    total: count,
    bets: Array.from({ length: page }, (_, index) =>
      aBet({ game, bet_id: `${game}-${start + index}`, placed_at: at(index) }),
    ),
  };
};

it('reads every page of every list, newest bet first', async () => {
  const { store, asked } = upstream({ 'soccer/mybet': bets('soccer', 401), 'basketball/mybet': bets('basketball', 1) });
  const read = await store.dispatch(readBets(['soccer', 'basketball']));
  if ('kind' in read) throw new Error(read.kind);
  expect([read.bets.length, read.isCut]).toEqual([402, false]);
  expect(read.bets.slice(0, 3).map(({ bet_id: id }) => id)).toEqual(['soccer-0', 'basketball-0', 'soccer-1']);
  expect(asked.map((call) => call.replace(/.*\?start=(\d+)&limit=(\d+).*/, '$1 $2'))).toEqual([
    '0 200',
    '200 200',
    '400 200',
    '0 200',
  ]);
});

it('is no file where one of the lists cannot be read', async () => {
  const { store } = upstream({ 'soccer/mybet': bets('soccer', 3) });
  expect(await store.dispatch(readBets(['soccer', 'basketball']))).toMatchObject({ kind: 'refused' });
});

it('ends with the ten-thousandth bet of a list, and says so', async () => {
  const { store } = upstream({ 'soccer/mybet': bets('soccer', 10_001) });
  const read = await store.dispatch(readBets(['soccer']));
  expect(read).toMatchObject({ isCut: true });
  expect('bets' in read && read.bets).toHaveLength(10_000);
});
