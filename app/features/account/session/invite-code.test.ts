import { afterEach, expect, it } from 'vitest';
import { forget, keep, kept } from '#app/store/vault.ts';
import { keepInviteCode } from './invite-code.ts';

afterEach(() => forget('inviteCode'));

it.each([
  ['inviteCode=R000001', 'R000001'],
  ['inviteCode=+R_1-a+', 'R_1-a'],
  [`inviteCode=${'x'.repeat(40)}`, 'x'.repeat(40)],
  [`inviteCode=${'x'.repeat(41)}`, 'before'],
  ['inviteCode=R%201', 'before'],
  ['inviteCode=', 'before'],
  ['invitecode=R1', 'before'],
  ['', 'before'],
])('from ?%s the code is %s', (search, code) => {
  void keep({ inviteCode: 'before' });
  keepInviteCode(new URLSearchParams(search));
  expect(kept('inviteCode')).toBe(code);
});
