import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { curlLine } from './curl.ts';

const ACCOUNT = { account: 'pat@example.test', password: 'a"secret\'1' };

it('has neither token nor password, and a shell reads it as it was sent', () => {
  const body = JSON.stringify({ ...ACCOUNT, note: "it's" });
  const sent = { method: 'POST', path: '/sign_in/?a=b c', headers: { authorization: 'abc', 'x-a': '1' }, body };
  const line = curlLine('http://127.0.0.1:1', sent, ACCOUNT);
  expect(line).not.toContain('secret');
  expect(line).not.toContain('pat@');
  expect(line).not.toContain('abc');
  const read = execFileSync('sh', ['-c', line.replace(/^curl/, `printf '%s\\n'`)], {
    encoding: 'utf8',
    env: {
      TOKEN: 'abc',
      SLIPWAY_ACCOUNT: ACCOUNT.account,
      SLIPWAY_PASSWORD: JSON.stringify(ACCOUNT.password).slice(1, -1),
    },
  });
  expect(read.trimEnd().split('\n')).toEqual([
    '-sS',
    '-X',
    'POST',
    'http://127.0.0.1:1/sign_in/?a=b%20c',
    '-H',
    'authorization: abc',
    '-H',
    'x-a: 1',
    '-d',
    body,
  ]);
});
