import { describe, expect, it } from 'vitest';
import type { Send, Sent } from './send.ts';
import { UpstreamClient } from './upstream-client.ts';

function answering(text: string, status = 200, world?: string) {
  const sent: Sent[] = [];
  const send: Send = (each) => {
    sent.push(each);
    return Promise.resolve({ status, text, headers: { date: 'today' } });
  };
  return { calls: new UpstreamClient(send, world), sent };
}
const TOKEN = 'token-1234';

describe('what is asked once', () => {
  it('is signed with the token, with a forged one, or not at all', async () => {
    const { calls, sent } = answering('{"code":0}');
    await calls.ask('getMember', {});
    calls.token = TOKEN;
    await calls.ask('getMember', {});
    await calls.ask('getMember', {}, 'forged');
    await calls.ask('getMember', {}, 'none');
    await calls.ask('listVipLevels', {});
    await calls.ask('getMember', { headers: { authorization: 'own' } });
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
    const answered = await answering(text, 207).calls.ask('getMember', {});
    expect(answered).toEqual({ status: 207, text, headers: { date: 'today' }, envelope });
  });

  it('has its data, or names the refusal', async () => {
    expect(await answering('{"code":0,"data":{"a":1}}').calls.data('getMember', {})).toEqual({ a: 1 });
    await expect(answering(`{"code":1}${' '.repeat(300)}`, 400).calls.data('getMember', {})).rejects.toThrow(
      new RangeError(`getMember was refused (400): {"code":1}${' '.repeat(190)}`),
    );
    await expect(answering('', 502).calls.data('getMember', {})).rejects.toThrow('getMember was refused (502): ');
  });
});
