import { describe, expect, it } from 'vitest';
import type { Send, Sent } from '#cli/services/upstream/send.ts';
import { RowCalls } from './row-calls.ts';

function answering(text: string, status = 200, world?: string) {
  const sent: Sent[] = [];
  const send: Send = (each) => {
    sent.push(each);
    return Promise.resolve({ status, text, headers: { date: 'today' } });
  };
  return { calls: new RowCalls(send, world), sent };
}
const TOKEN = 'token-1234';

describe('a call of a row', () => {
  it('has path, query, token, world and body', async () => {
    const { calls, sent } = answering('{"code":0}', 200, 'here');
    calls.token = TOKEN;
    await calls.call('placeBet', { params: { game: 'soccer' }, body: { a: 1 }, headers: { more: 'x' } });
    await calls.call('listTransactions', { query: { start: '0', limit: '5' } });
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/sports/api/v1/soccer/bet',
        headers: {
          'x-sim-world': 'here',
          'content-type': 'application/json',
          authorization: 'token-1234',
          more: 'x',
        },
        body: '{"a":1}',
      },
      {
        method: 'GET',
        path: '/sports/api/v1/member/change_log?start=0&limit=5',
        headers: { 'x-sim-world': 'here', authorization: 'token-1234' },
        body: undefined,
      },
    ]);
  });

  it('is signed with the token, with a forged one, or not at all', async () => {
    const { calls, sent } = answering('{"code":0}');
    await calls.call('getMember', {});
    calls.token = TOKEN;
    await calls.call('getMember', {});
    await calls.call('getMember', {}, 'forged');
    await calls.call('getMember', {}, 'none');
    await calls.call('listVipLevels', {});
    await calls.call('getMember', { headers: { authorization: 'own' } });
    expect(sent.map(({ headers }) => headers)).toEqual([
      {},
      { authorization: 'token-1234' },
      { authorization: 'token-0000' },
      {},
      {},
      { authorization: 'own' },
    ]);
  });

  it('sends a text as it is', async () => {
    const { calls, sent } = answering('{"code":0}');
    await calls.request('PUT', '/a', '{broken');
    await calls.request('PUT', '/a');
    await calls.request('PUT', '/a', null);
    expect(sent).toEqual([
      { method: 'PUT', path: '/a', headers: { 'content-type': 'application/json' }, body: '{broken' },
      { method: 'PUT', path: '/a', headers: {}, body: undefined },
      { method: 'PUT', path: '/a', headers: { 'content-type': 'application/json' }, body: 'null' },
    ]);
  });

  it.each([
    ['{"code":0,"data":[1]}', { code: 0, data: [1] }],
    ['[1]', [1]],
    ['null', undefined],
    ['5', undefined],
    ['"text"', undefined],
    ['<h1>', undefined],
    ['', undefined],
  ])('with %s has this envelope', async (text, envelope) => {
    const { ms, ...answered } = await answering(text, 207).calls.call('getMember', {});
    expect(answered).toEqual({ status: 207, text, headers: { date: 'today' }, envelope });
    expect(ms >= 0 && ms < 60_000).toBe(true);
  });

  it('has its data, or names the refusal', async () => {
    expect(await answering('{"code":0,"data":{"a":1}}').calls.data('getMember', {})).toEqual({ a: 1 });
    await expect(answering(`{"code":1}${' '.repeat(300)}`, 400).calls.data('getMember', {})).rejects.toThrow(
      new RangeError(`getMember was refused (400): {"code":1}${' '.repeat(190)}`),
    );
    await expect(answering('', 502).calls.data('getMember', {})).rejects.toThrow('getMember was refused (502): ');
  });
});

it('a call of the control interface', async () => {
  const { calls, sent } = answering('{"a":1}', 200, 'here');
  expect(await calls.control('POST', 'worlds', { name: 'a' })).toEqual({ a: 1 });
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/__sim/worlds',
      headers: { 'x-sim-world': 'here', 'content-type': 'application/json' },
      body: '{"name":"a"}',
    },
  ]);
  await expect(answering('{}', 404).calls.control('GET', 'codes')).rejects.toThrow('/__sim/codes: 404');
});

it('games are these until others are chosen', () => {
  const { games, token, world } = answering('').calls;
  expect({ games, token, world }).toEqual({
    games: { game: 'soccer', lottery: 'hkmarksix', race: 'pk10' },
    token: '',
    world: undefined,
  });
});
