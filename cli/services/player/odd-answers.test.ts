import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startFront } from '#cli/services/upstream/front.fixture.ts';
import { ACCOUNTS, checkAt, startExample } from './example.fixture.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

describe('an upstream', () => {
  let example: Awaited<ReturnType<typeof startExample>>;
  beforeAll(async () => {
    example = await startExample();
  });
  afterAll(() => example.close());

  const front = async (change: Parameters<typeof startFront>[1]) => {
    const { url, close, asked } = await startFront(example.url, change);
    closing.push(close);
    return { url, asked };
  };

  it.each([
    [
      'an account without a balance',
      '/account',
      { currency: 'USDT' },
      /^schema: getAccount.*: data\.score: .*"score"/m,
    ],
    ['a balance as a number', '/account', { score: 5, currency: 'USDT' }, /^schema: getAccount.*: data\.score: /m],
    ['an empty account', '/account', '', /^schema: getAccount.*\n {2}curl -sS .*account/m],
    [
      'a sign-in without a token',
      '/sign_in/',
      { user_id: 'u' },
      /^schema: signIn.*: data\.\w+: .*\n {2}curl -sS .*sign_in/m,
    ],
  ])('with %s is reached, and has a finding', async (_, end, data, found) => {
    const { url } = await front(async ({ path: of }, received) => {
      const answer = await received();
      if (!of.endsWith(end)) return answer;
      return { ...answer, text: data === '' ? '' : JSON.stringify({ code: 0, msg: '', data }) };
    });
    const { status, stdout, stderr } = await checkAt(url);
    expect(stderr).not.toContain('cannot be reached');
    expect(stdout).toMatch(found);
    expect(stdout).toContain('money: not run, because ');
    expect(status).toBe(1);
  });

  it.each([
    ['the first account', { SLIPWAY_SECOND_ACCOUNT: ' Player@example.test' }, /The second account is the first/, 2],
    ['half an account', { SLIPWAY_SECOND_PASSWORD: undefined }, /SLIPWAY_SECOND_PASSWORD is not set/, 2],
    [
      'a wrong password',
      { SLIPWAY_SECOND_PASSWORD: 'another-1' },
      /the account of SLIPWAY_SECOND_ACCOUNT: .*\n.*Set SLIPWAY_SECOND_ACCOUNT and SLIPWAY_SECOND_PASSWORD/,
      1,
    ],
  ])('is not checked with %s for the second', async (_, other, why, exit) => {
    const { url, asked } = await front(undefined);
    const { status, stderr } = await checkAt(url, [], { ...ACCOUNTS, ...other });
    expect(stderr).toMatch(why);
    expect(status).toBe(exit);
    expect(asked.filter(({ path: of }) => of.endsWith('/bet'))).toEqual([]);
  });

  it('that limits the rate is waited for, and named', async () => {
    let calls = 0;
    const limited = { status: 429, text: '{"code":1029,"msg":"slow"}' };
    const json = { 'content-type': 'application/json', date: new Date().toUTCString() };
    const { url } = await front(({ path: of }, received) =>
      of !== '/states' && (calls += 1) % 40 === 1
        ? Promise.resolve({ ...limited, headers: { ...json, 'retry-after': '0' } })
        : received(),
    );
    const { status, stdout } = await checkAt(url);
    expect(stdout).toContain(' 0 differ');
    expect(stdout).toMatch(/^note: the upstream limits the rate \(429\): \d+ waits, \d+ s in all$/m);
    expect(status).toBe(0);
    const long = { ...limited, headers: { ...json, 'retry-after': '600' } };
    const stays = await checkAt((await front(() => Promise.resolve(long))).url);
    expect(stays.stderr).toContain('No sign-in: the upstream limits the rate (429, retry-after 600)');
    expect(stays.status).toBe(1);
  });
});
