import { expect, it } from 'vitest';
import type { Send, Sent } from '#cli/services/upstream/send.ts';
import { Budget } from './budget.ts';
import { RowCalls } from './row-calls.ts';

it('games are these until others are chosen', () => {
  const { games, token, world } = new RowCalls(() => Promise.reject(new Error('not asked')), undefined);
  expect({ games, token, world }).toEqual({
    games: { game: 'soccer', lottery: 'hkmarksix', race: 'pk10' },
    token: '',
    world: undefined,
  });
});

it('a call that spends is not sent once the budget could be passed, however it is asked', async () => {
  const sent: Sent[] = [];
  const send: Send = (each) => {
    sent.push(each);
    return Promise.resolve({ status: 200, text: '{"code":0,"msg":"","data":{"score":"95"}}' });
  };
  const calls = new RowCalls(send, undefined);
  calls.budget = new Budget('12', '100');
  await expect(calls.ask('placeBet', { params: { game: 'soccer' } })).rejects.toThrow('--max-spend 12');
  await expect(calls.data('moveIntoNg')).rejects.toThrow('--max-spend 12');
  expect(sent.map(({ path }) => path)).toEqual(Array(2).fill('/sports/api/v1/member/account'));
});
