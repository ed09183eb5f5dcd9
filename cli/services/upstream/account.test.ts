import { expect, it } from 'vitest';
import { accountFromEnvironment, signIn } from './account.ts';
import type { Send, Sent } from './send.ts';
import { UpstreamClient } from './upstream-client.ts';

const demo = { account: 'player@demo.slipway.test', password: 'Slipway-demo-1' };

it('the account is that of the environment, or the demo player', () => {
  const own = { SLIPWAY_ACCOUNT: 'a', SLIPWAY_PASSWORD: 'b' };
  expect(accountFromEnvironment({})).toEqual(demo);
  expect(accountFromEnvironment(own)).toEqual({ account: 'a', password: 'b' });
  expect(accountFromEnvironment({ SLIPWAY_ACCOUNT: 'a' })).toEqual({ ...demo, account: 'a' });
  expect(accountFromEnvironment({ SLIPWAY_PASSWORD: 'b' })).toEqual({ ...demo, password: 'b' });
});

it('signing in has the token, or says what to set', async () => {
  const sent: Sent[] = [];
  let text = JSON.stringify({
    code: 0,
    data: { token: 'a-token-of-16-letters', fresh_token: 'fresh-token-of-16', user_id: 'u', role: 3 },
  });
  const send: Send = (each) => {
    sent.push(each);
    return Promise.resolve({ status: 200, text });
  };
  const client = new UpstreamClient(send, undefined);
  expect(await signIn(client, demo)).toEqual({
    token: 'a-token-of-16-letters',
    userId: 'u',
    freshToken: 'fresh-token-of-16',
  });
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/sports/api/v1/sign_in/',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(demo),
    },
  ]);
  text = '{"code":2001,"data":{"reason":"wrongCredentials"}}';
  await expect(signIn(new UpstreamClient(send, undefined), demo)).rejects.toMatchObject({
    name: 'CliError',
    message: 'The upstream refuses the account: wrongCredentials',
    next: ['Set SLIPWAY_ACCOUNT and SLIPWAY_PASSWORD; at a simulator leave both out for the demo player.'],
    exitCode: 1,
  });
});
